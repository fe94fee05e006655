import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { createApi } from '#web/app/api/api.ts'
import { createI18n } from '#web/app/i18n/i18n.ts'
import { createQueryClient } from '#web/app/query/query-client.ts'
import { createRouter } from '#web/app/router.tsx'
import { customerSession, type FakeAnswers, fakeTransport, shopConfig } from './fake-shop.ts'
import { noToasts } from './no-toasts.ts'

/**
 * Opens an address of the whole storefront over answers from a table; session and configuration are a signed-in
 * customer's unless the table says otherwise. Needs `// @vitest-environment happy-dom` at the top of the test.
 */
export async function renderScreen(path: string, answers: FakeAnswers = {}) {
  cleanup()
  // What another test left on screen, with its way back, belongs to another shop.
  noToasts()
  const session = { GET_SESSION: customerSession, ...answers.session }
  const misc = { GET_CONFIG: shopConfig, ...answers.misc }
  const content = { GET_NEWS_LIST: { news: [], numFound: 0 }, ...answers.content }
  const i18n = createI18n('de')
  const api = createApi(fakeTransport({ ...answers, session, misc, content }), () => i18n.need('errors'))
  const queryClient = createQueryClient(api)
  const router = createRouter(
    { api, queryClient, i18n, basePath: '/', scheme: undefined, cookie: () => undefined, build: 'test' },
    { history: createMemoryHistory({ initialEntries: [path] }) },
  )
  await router.load()
  const container = document as unknown as HTMLElement
  // Awaited, or what waits for its texts in the first drawing would not be taken up again.
  await act(
    async () => void render(<RouterProvider router={router} />, { container, baseElement: document.body }),
  )
  return router
}
