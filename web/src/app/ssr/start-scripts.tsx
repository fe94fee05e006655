import { ScriptOnce } from '@tanstack/react-router'
import { useShop } from '../use-shop.ts'

/**
 * Fetches the scripts of the page once its first HTML is painted, so that they take neither line nor processor from
 * what the visitor came to see. A page opened in the background, which is not painted, fetches them at once. It stands
 * behind the data that the scripts start from.
 */
export function StartScripts() {
  const { entry, rest } = useShop().scripts?.() ?? { entry: [], rest: [] }
  const lists = JSON.stringify([entry, rest]).replaceAll('<', '\\u003c').slice(1, -1)
  return (
    import.meta.env.SSR && entry.length > 0 && <ScriptOnce>{`(${start.toString()})(${lists})`}</ScriptOnce>
  )
}

/**
 * Runs in the browser as it stands here: it refers to nothing outside itself. Each file of the entry is a script of its
 * own and runs in a task of its own, those it builds on before it, so that what the visitor does comes in between.
 */
function start(entry: string[], rest: string[]) {
  function add(tag: string, attributes: object) {
    document.head.append(Object.assign(document.createElement(tag), attributes))
  }
  function fetchAll() {
    for (const src of entry) add('script', { type: 'module', async: false, fetchPriority: 'high', src })
    // Asking takes time as well.
    setTimeout(() => {
      for (const href of rest) add('link', { rel: 'modulepreload', href })
    })
  }
  /** In a task of its own, for the rest of the page is laid out then. */
  function showAll() {
    delete document.documentElement.dataset.arriving
    setTimeout(fetchAll)
  }
  if (document.hidden) showAll()
  else requestAnimationFrame(() => setTimeout(showAll))
}
