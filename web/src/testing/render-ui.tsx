import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createI18n } from '#web/app/i18n/i18n.ts'

/** Renders a part alone, with the shop's general German texts. Needs happy-dom. */
export async function renderUi(part: ReactNode) {
  cleanup()
  const i18n = createI18n('de')
  await i18n.need('app', 'errors')
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory(),
    context: { i18n },
  })
  await router.load()
  // The test router has one route of its own, not the storefront's tree.
  return render(<RouterProvider router={router as never} />, { container: document.body })
}
