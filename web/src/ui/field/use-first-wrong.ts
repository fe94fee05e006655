import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a form that was not accepted: the focus goes to its first field that is marked as wrong, which on a phone may stand
 * far above the button. Give the form the reference; every new error counts.
 */
export function useFirstWrong(error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [error])
  return form
}
