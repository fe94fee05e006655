import type { Plugin } from 'vite'

/** The module that Vite wraps every `import()` in. */
const id = '\0vite/preload-helper.js'

/**
 * Loads a part as Vite's own helper does, and tells as that one does where it cannot be had (src/app/new-build.ts). What
 * the helper could do besides, fetching styles and scripts of a part ahead, the build has turned off; it would be in
 * every page all the same.
 */
export function shortPreload(): Plugin {
  return {
    name: 'short-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: { filter: { id: /vite\/preload-helper/ }, handler: (asked) => (asked === id ? helper : null) },
  }
}

const helper = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  event.payload = error
  window.dispatchEvent(event)
  if (!event.defaultPrevented) throw error
})`
