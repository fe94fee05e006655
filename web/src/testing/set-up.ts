import { afterAll, vi } from 'vitest'

/**
 * Runs before each file of tests. Files share their worker with others, and those of the web the page, too: what a file
 * stood in for, drew or stored is taken away behind it, so that the order of files decides nothing.
 */
if (typeof document !== 'undefined') {
  const { createRoot } = await import('react-dom/client')
  // React listens to a document once. Were a part of a page the first to be drawn, whole pages, which are drawn into the
  // document itself, would hear no click after it.
  createRoot(document).unmount()
  const { act, configure } = await import('@testing-library/react')
  configure({
    // A busy machine takes its time; a test that waits for nothing fails all the same.
    asyncUtilTimeout: 20_000,
    // Awaited, in its own time: what an event meets half drawn, because a part of it is still loaded, React would
    // otherwise forget, and everything of the page that waits behind it.
    eventWrapper(dispatch) {
      let answer: unknown
      void act((): unknown => (answer = dispatch())).then(() => undefined)
      return answer
    },
  })
}

afterAll(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  if (typeof document === 'undefined') return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  const { noToasts } = await import('./no-toasts.ts')
  noToasts()
  localStorage.clear()
  sessionStorage.clear()
})
