import { attachmentMimes, largestAttachment } from '@shop/contract/not-listed'
import { useRef } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './not-listed-products.module.css'

interface AttachmentFieldProps {
  isChosen: boolean
  onChosen: (isChosen: boolean) => void
  /** Code of what is wrong with the file. */
  problem: string | undefined
}

const endings = Object.keys(attachmentMimes)
  .map((ending) => `.${ending}`)
  .join(',')

/** Words for what may be wrong with a file; anything else means that it is none of those. */
const problems = {
  REQUIRED: 'attachment.REQUIRED',
  TOO_LARGE: 'attachment.TOO_LARGE',
  FILE_GONE: 'attachment.FILE_GONE',
} as const
const isKnown = (problem: string): problem is keyof typeof problems => Object.hasOwn(problems, problem)

/** A list, a photo or a data sheet that says what is asked for. */
export function AttachmentField({ isChosen, onChosen, problem }: AttachmentFieldProps) {
  const t = useTexts('service')
  const formats = useFormats()
  const input = useRef<HTMLInputElement>(null)
  const most = formats.bytes(largestAttachment)

  function remove() {
    if (input.current === null) return
    input.current.value = ''
    onChosen(false)
    input.current.focus()
  }

  return (
    <div className={styles.attachment}>
      <Field
        label={t('attachment')}
        hint={t('attachmentHint', { most })}
        error={problem && t(isKnown(problem) ? problems[problem] : 'attachment.UNKNOWN_VALUE', { most })}
      >
        {(attributes) => (
          <input
            {...attributes}
            ref={input}
            name="attachment"
            className={styles.file}
            type="file"
            accept={endings}
            onChange={({ target }) => onChosen((target.files?.length ?? 0) > 0)}
          />
        )}
      </Field>
      {isChosen && (
        <Button look="ghost" size="small" onClick={remove}>
          {t('removeAttachment')}
        </Button>
      )}
    </div>
  )
}
