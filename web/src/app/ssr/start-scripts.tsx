import { ScriptOnce } from '@tanstack/react-router'
import { useShop } from '../use-shop.ts'

/**
 * Fetches the scripts of the page once its first HTML is painted, so that they take neither line nor processor from
 * what the visitor came to see; they start when the pictures he sees first are there, or after a moment without them. A
 * page opened in the background, which is not painted, fetches them at once. It stands behind the data that the scripts
 * start from.
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
  const patience = 300
  const painted = (then: () => void) => requestAnimationFrame(() => setTimeout(then))
  function fetchAll() {
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  function run() {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: files[0] }))
  }
  async function pictures() {
    const first = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
    const inSight = first.filter((picture) => picture.getBoundingClientRect().top < innerHeight)
    const waited = new Promise((resolve) => setTimeout(resolve, patience))
    await Promise.race([waited, Promise.allSettled(inSight.map((picture) => picture.decode()))])
  }
  if (document.hidden) {
    fetchAll()
    run()
    return
  }
  painted(() => {
    fetchAll()
    void pictures().then(() => painted(run))
  })
}
