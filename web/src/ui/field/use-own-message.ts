import { type SyntheticEvent, useState } from 'react'
import { useFieldErrorText } from '#web/app/errors/use-error-text.ts'

type Checked = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isChecked = (target: EventTarget): target is Checked => 'validity' in target

/**
 * What the browser finds wrong in a field when its form is sent, in the shop's words and beside the field: the browser's own
 * bubble speaks the browser's language, and is gone after some seconds. What it finds, and when, stays the browser's; the
 * message leaves with the next entry. `watch` goes on the element around the field.
 */
export function useOwnMessage(): {
  message: string | undefined
  watch: { onInvalidCapture: (event: SyntheticEvent) => void; onInput: () => void }
} {
  const fieldText = useFieldErrorText()
  const [message, setMessage] = useState<string>()
  return {
    message,
    watch: {
      onInvalidCapture(event) {
        const { target } = event
        if (!isChecked(target)) return
        event.preventDefault()
        // A format is told by the field's title, as browsers do.
        const format = target.validity.patternMismatch ? target.title : ''
        setMessage(format || fieldText(codeOf(target)))
        // Without its bubble the browser leaves the focus where it is. The message stands there first, to be read with the field.
        if (firstWrongIn(target.form) === target) queueMicrotask(() => target.focus())
      },
      onInput: () => setMessage(undefined),
    },
  }
}

const firstWrongIn = (form: HTMLFormElement | null) =>
  form && [...form.elements].find((element) => isChecked(element) && !element.validity.valid)

/** As the server names what is wrong with a field. */
function codeOf({ validity, type }: Checked): string {
  if (validity.valueMissing) return type === 'file' ? 'FILE_MISSING' : 'REQUIRED'
  if (validity.tooShort) return 'TOO_SHORT'
  if (validity.tooLong) return 'TOO_LONG'
  if (validity.rangeOverflow) return 'TOO_LARGE'
  if (validity.typeMismatch && type === 'email') return 'NOT_AN_EMAIL'
  if (validity.badInput) return type === 'date' ? 'NOT_A_DATE' : 'NOT_A_DECIMAL'
  return 'INVALID'
}
