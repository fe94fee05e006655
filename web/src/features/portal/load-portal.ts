import {
  type PortalApi,
  type PortalConfig,
  PortalFailure,
  type PortalHandlers,
  type PortalView,
} from './portal-api.ts'

/** Milliseconds a request of the portal may take (specification section 9). */
const patience = 5000

/** What fails where the portal says so: its one error handler, told at the beginning, speaks for every later request. */
const underWay = new Set<() => void>()
const later = new Set<() => void>()

const failAll = () => {
  for (const failed of underWay.size > 0 ? underWay : later) failed()
}

/** Hears of errors the portal reports once its view stands, until the function it gives is called. */
export function onLaterFailure(listener: () => void): () => void {
  later.add(listener)
  return () => void later.delete(listener)
}

/** Loads the portal's script, once a document, and introduces the visitor. Throws PortalFailure. */
export function loadPortal(config: PortalConfig, handlers: PortalHandlers): Promise<PortalApi> {
  return inTime((done, failed) => {
    const init = () => {
      const api = window.oxomi
      if (api === undefined) return failed()
      document.addEventListener('oxomi-configured', () => done(api), { once: true })
      const { portal, user, roles, token, lang } = config
      try {
        api.init({ portal, user, roles, accessToken: token, lang, ...handlers, errorHandler: failAll })
      } catch {
        failed()
      }
    }
    if (window.oxomi !== undefined) return init()
    document.addEventListener('oxomi-loaded', init, { once: true })
    const script = document.createElement('script')
    script.src = `${config.server}/assets/frontend/v2/oxomi.js`
    script.async = true
    script.addEventListener('error', failed)
    document.head.append(script)
    return () => {
      // What comes after the time has run out finds nobody waiting.
      document.removeEventListener('oxomi-loaded', init)
      script.remove()
    }
  })
}

/** Lets the portal show a view in the element. Throws PortalFailure. */
export function showView(
  api: PortalApi,
  view: PortalView,
  target: string,
  config: PortalConfig,
): Promise<void> {
  return inTime((done) => {
    const { langsDetail, render, options } = config
    const finished = () => done()
    const handlers = { completionHandler: finished, emptyResultHandler: finished }
    api[view]({ ...options, target, render, languages: langsDetail.join(','), ...handlers })
  })
}

/** Runs something that ends by a callback; when the time is over it is undone by what it returned. */
function inTime<T>(start: (done: (value: T) => void, failed: () => void) => (() => void) | void): Promise<T> {
  return new Promise((resolve, reject) => {
    let undo: (() => void) | void
    const failed = () => fail('load')
    const settle = () => {
      clearTimeout(timer)
      underWay.delete(failed)
    }
    const fail = (reason: 'timeout' | 'load') => {
      settle()
      undo?.()
      reject(new PortalFailure(reason))
    }
    const timer = setTimeout(() => fail('timeout'), patience)
    underWay.add(failed)
    undo = start((value) => {
      settle()
      resolve(value)
    }, failed)
  })
}
