import { useEffect } from 'react'

/** What a key of every page opens. */
export type Opened = 'keys' | 'commands'

/** `?` shows the keys, unless something is being typed; Ctrl or Cmd with K opens the command bar from anywhere. */
export function useKeys(open: (what: Opened) => void) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isCommand = event.ctrlKey || event.metaKey
      const isAsking = isCommand ? event.key === 'k' : event.key === '?' && !isTyping(event.target)
      // One thing at a time.
      if (!isAsking || event.altKey || document.querySelector('dialog[open]')) return
      event.preventDefault()
      open(isCommand ? 'commands' : 'keys')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
}

/** True while the focus is where keys are text. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
