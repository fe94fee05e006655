import { type FocusEvent, useState } from 'react'

/** Properties of a text field that is saved when it is left. */
export function useKeptText(saved: string, save: (text: string) => void) {
  const [draft, setDraft] = useState<string>()
  return {
    value: draft ?? saved,
    onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
    onBlur: (_event: FocusEvent) => {
      const text = draft?.trim()
      if (text !== undefined && text !== saved) save(text)
    },
  }
}
