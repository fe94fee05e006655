import { useEffect } from 'react'
import { isTyping } from './use-slash-key.ts'

/** `?` shows the keys, unless something is being typed. */
export function useHelpKey(show: () => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) show()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [show])
}
