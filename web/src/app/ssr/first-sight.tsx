import { ScriptOnce } from '@tanstack/react-router'

/**
 * Marks the document as one that is just being opened, before its body is read; `start-scripts.tsx` takes the mark away
 * once it is painted. Styles leave out by it what cannot be seen yet, so that the first paint does not wait for laying it
 * out. A page that is loaded anew, that Back leads to or that is to open in its middle has its whole length at once, and so has
 * one without scripts. It stands alone and refers to nothing outside itself.
 */
export function FirstSight() {
  return import.meta.env.SSR && <ScriptOnce>{`(${mark.toString()})()`}</ScriptOnce>
}

function mark() {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (arrival?.type === 'navigate' && !document.hidden && !location.hash)
    document.documentElement.dataset.arriving = ''
}
