import { ScriptOnce } from '@tanstack/react-router'

/**
 * `/` goes to the search field from anywhere, unless something is being typed. A script of the first HTML, because
 * nobody waits with a key until the rest has loaded; it stands alone and refers to nothing outside itself.
 */
export function SearchKey() {
  return import.meta.env.SSR && <ScriptOnce>{`(${listen.toString()})()`}</ScriptOnce>
}

function listen() {
  function onKey(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const isTyping = target instanceof Element && target.matches('input, textarea, select, [contenteditable]')
    const field = document.querySelector<HTMLInputElement>('[aria-keyshortcuts="/"]')
    if (key !== '/' || ctrlKey || metaKey || altKey || isTyping || !field) return
    event.preventDefault()
    field.focus()
    field.select()
  }
  // Of the window and on the way down: React keeps keys to itself while the page comes to life.
  window.addEventListener('keydown', onKey, true)
}
