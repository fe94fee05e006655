import { useEffect } from 'react'

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

/** True while the focus is where keys are text. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
