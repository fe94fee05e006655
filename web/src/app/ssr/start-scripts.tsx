import { ScriptOnce } from '@tanstack/react-router'
import { useShop } from '../use-shop.ts'

/**
 * Fetches the scripts of the page once its first HTML is painted, so that they take neither line nor processor from
 * what the visitor came to see. A page opened in the background, which is not painted, fetches them at once. It stands
 * behind the data that the scripts start from.
 */
export function StartScripts() {
  const files = useShop().scripts?.() ?? []
  const list = JSON.stringify(files).replaceAll('<', '\\u003c')
  return (
    import.meta.env.SSR && files.length > 0 && <ScriptOnce>{`(${start.toString()})(${list})`}</ScriptOnce>
  )
}

/** Runs in the browser as it stands here: it refers to nothing outside itself. */
function start(files: string[]) {
  function fetchAll() {
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    const entry = Object.assign(document.createElement('script'), { type: 'module', src: files[0] })
    document.head.append(entry)
  }
  if (document.hidden) fetchAll()
  else requestAnimationFrame(() => setTimeout(fetchAll))
}
