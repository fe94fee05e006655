// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeTransport } from '#web/testing/fake-shop.ts'
import { noToasts } from '#web/testing/no-toasts.ts'
import { createApi } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { createQueryClient } from './query-client.ts'
import { useOptimistic } from './use-optimistic.ts'

beforeEach(noToasts)
afterEach(() => {
  cleanup()
  noToasts()
})

interface Pending {
  name: string
  confirm: () => void
  refuse: () => void
}

/** Writes that add a name to a list of names, answered when the test says so. */
function aList({ query = 'all' } = {}) {
  const client = createQueryClient(createApi(fakeTransport({})))
  const sent: Pending[] = []
  const keyOf = (of: string) => ['lists', 'GET', of]
  const send = (name: string) =>
    new Promise<void>((resolve, reject) =>
      sent.push({
        name,
        confirm: resolve,
        refuse: () => reject(new ApiError({ code: 'OFFLINE', message: '', fields: {} })),
      }),
    )
  const { result, rerender } = renderHook(
    ({ of }) =>
      useOptimistic<string[], string>({
        query: { queryKey: keyOf(of) },
        change: (before, name) => [...before, name],
        send,
      }),
    {
      initialProps: { of: query },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  const shown = (of = query) => client.getQueryData(keyOf(of))
  const keep = (names: string[], of = query) => void client.setQueryData(keyOf(of), names)
  async function press(name: string) {
    result.current.mutate(name)
    await waitFor(() => expect(sent.some((one) => one.name === name)).toBe(true))
    return sent.find((one) => one.name === name) as Pending
  }
  const settled = (count: number) => waitFor(() => expect(client.isMutating()).toBe(count))
  return { client, keyOf, shown, keep, press, settled, look: (of: string) => rerender({ of }) }
}

test('a refusal gives the answer back that it was made on, and leaves the one alone that is looked at by then', async () => {
  const { shown, keep, press, settled, look } = aList({ query: 'all' })
  keep(['a'], 'all')
  keep(['x'], 'own')
  const write = await press('b')
  look('own')
  write.refuse()
  await settled(0)
  expect(shown('own')).toEqual(['x'])
  expect(shown('all')).toEqual(['a'])
})

test('two writes that are both refused leave nothing of either', async () => {
  const { shown, keep, press, settled } = aList()
  keep(['a'])
  const [first, second] = [await press('b'), await press('c')]
  first.refuse()
  await settled(1)
  expect(shown()).toEqual(['a', 'c'])
  second.refuse()
  await settled(0)
  expect(shown()).toEqual(['a'])
})

test('while a write is on its way no answer that does not know of it takes its place', async () => {
  const { client, keyOf, shown, keep, press, settled } = aList()
  let answers = 0
  client.setQueryDefaults(keyOf('all'), { queryFn: () => Promise.resolve([`answer ${++answers}`]) })
  keep(['a'])
  const stop = client.getQueryCache().subscribe(() => undefined)
  const [first, second] = [await press('b'), await press('c')]
  first.confirm()
  await settled(1)
  expect(shown()).toEqual(['a', 'b', 'c'])
  expect(client.getQueryState(keyOf('all'))?.isInvalidated).toBe(false)
  second.confirm()
  await settled(0)
  expect(client.getQueryState(keyOf('all'))?.isInvalidated).toBe(true)
  stop()
})
