import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazily, prepareParts } from './lazily.tsx'

async function html(part: ReactNode): Promise<string> {
  const component = () => <Suspense fallback="…">{part}</Suspense>
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() })
  await router.load()
  return renderToString(<RouterProvider router={router} />)
}

test('a server that has loaded the parts of its screens sends them in their places at once, and those within', async () => {
  const load = async () => {
    const Inner = lazily(() => Promise.resolve(() => <p>Zeile</p>))
    return () => <Inner />
  }
  const Table = lazily(load)
  const Other = lazily(load)
  expect(await html(<Other />)).not.toContain('Zeile')
  await prepareParts()
  expect(await html(<Table />)).toContain('<p>Zeile</p>')
})
