// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPortal, onLaterFailure, showView } from './load-portal.ts'
import type { PortalApi, PortalConfig } from './portal-api.ts'

const config: PortalConfig = {
  server: 'https://portal.example',
  portal: '4711',
  user: 'somebody',
  token: 'token-of-the-day',
  roles: 'Fliesen',
  lang: 'de',
  langsDetail: ['de', 'en'],
  render: 'page',
  options: { limit: 24 },
}
const handlers = { infoplayItemLookup: () => undefined, infoplayBasketHandler: () => undefined }

const script = () => document.head.querySelector<HTMLScriptElement>('script[src*="portal.example"]')
/** The script as it is when it has arrived; `init` decides what the portal says to the visitor. */
function arrives(init: PortalApi['init']): PortalApi {
  const api = { init, catalogs: vi.fn(), videos: vi.fn() }
  window.oxomi = api
  document.dispatchEvent(new Event('oxomi-loaded'))
  return api
}
const configured = () => void document.dispatchEvent(new Event('oxomi-configured'))

beforeEach(() => {
  vi.useFakeTimers()
  // The test's document fetches no scripts.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) (node as HTMLScriptElement).type = 'text/plain'
    for (const node of nodes) document.head.appendChild(node as Node)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  delete window.oxomi
  // Only the portal's: what else is in the head belongs to whatever drew it.
  script()?.remove()
})

/** A loaded portal, and how it reports an error to the shop. */
async function loadedWithReport() {
  let report = () => {}
  const loading = loadPortal(config, handlers)
  const api = arrives((settings) => {
    report = (settings as { errorHandler: () => void }).errorHandler
    configured()
  })
  await loading
  return { api, report }
}

describe('a portal', () => {
  test('that says nothing for 5000 ms has failed in time, and is not heard when it comes late', async () => {
    const init = vi.fn()
    const outcome = loadPortal(config, handlers).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(4999)
    expect(script()).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toMatchObject({ reason: 'timeout' })
    expect(script()).toBeNull()
    arrives(init)
    expect(init).not.toHaveBeenCalled()
  })

  test('whose script or answer fails could not be loaded', async () => {
    const byScript = loadPortal(config, handlers).catch((error: unknown) => error)
    script()?.dispatchEvent(new Event('error'))
    expect(await byScript).toMatchObject({ reason: 'load' })
    const byAnswer = loadPortal(config, handlers).catch((error: unknown) => error)
    arrives((settings) => (settings as { errorHandler: () => void }).errorHandler())
    expect(await byAnswer).toMatchObject({ reason: 'load' })
  })

  test('that breaks on being told who comes could not be loaded, without waiting', async () => {
    const broken = loadPortal(config, handlers).catch((error: unknown) => error)
    arrives(() => {
      throw new Error('broken')
    })
    expect(await broken).toMatchObject({ reason: 'load' })
  })

  test('that reports an error once its view stands is heard, until nobody looks at it any more', async () => {
    const { api, report } = await loadedWithReport()
    const heard = vi.fn()
    const hearNoMore = onLaterFailure(heard)
    const shown = showView(api, 'catalogs', '#here', config)
    const [place] = vi.mocked(api.catalogs).mock.calls[0] as [{ completionHandler: () => void }]
    place.completionHandler()
    await shown
    report()
    hearNoMore()
    report()
    expect(heard).toHaveBeenCalledOnce()
  })

  test('that reports an error before the view is there could not be loaded', async () => {
    const { api, report } = await loadedWithReport()
    const outcome = showView(api, 'catalogs', 'place', config).catch((error: unknown) => error)
    report()
    expect(await outcome).toMatchObject({ reason: 'load' })
    expect(report).not.toThrow()
  })

  test('is told who comes, and loaded only once', async () => {
    const init = vi.fn(configured)
    const loading = loadPortal(config, handlers)
    expect(script()?.src).toBe('https://portal.example/assets/frontend/v2/oxomi.js')
    const api = arrives(init)
    expect(await loading).toBe(api)
    const { portal, user, roles, lang } = config
    expect(init.mock.calls[0]).toMatchObject([
      { portal, user, roles, lang, accessToken: 'token-of-the-day', ...handlers },
    ])
    await loadPortal(config, handlers)
    expect(document.head.querySelectorAll('script[src*="portal.example"]')).toHaveLength(1)
  })

  test('shows a view with the configured options, and has failed where it never does', async () => {
    const loading = loadPortal(config, handlers)
    const api = arrives(configured)
    await loading
    const shown = showView(api, 'videos', '#here', config)
    const [place] = vi.mocked(api.videos).mock.calls[0] as [{ completionHandler: () => void }]
    expect(place).toMatchObject({ target: '#here', render: 'page', languages: 'de,en', limit: 24 })
    place.completionHandler()
    await shown
    const never = showView(api, 'catalogs', '#here', config).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await never).toMatchObject({ reason: 'timeout' })
  })
})
