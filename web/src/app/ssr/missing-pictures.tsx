import { ScriptOnce } from '@tanstack/react-router'

/**
 * Marks pictures that cannot be had, so that styles put the shop's placeholder where the browser would show a broken
 * one (src/ui/article-tile/). They fail before the page comes to life, too, and tell nobody a second time; so the script
 * stands in the head, alone: it refers to nothing outside itself.
 */
export function MissingPictures() {
  // The server alone writes it; browsers need not load it twice.
  return import.meta.env.SSR && <ScriptOnce>{`(${watch.toString()})()`}</ScriptOnce>
}

function watch() {
  const mark = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-missing', type === 'error')
  }
  // Neither event bubbles.
  for (const kind of ['error', 'load']) document.addEventListener(kind, mark, true)
}
