// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeTransport } from '#web/testing/fake-shop.ts'
import { noToasts } from '#web/testing/no-toasts.ts'
import { createApi } from '../api/api.ts'
import { ApiError } from '../api/api-error.ts'
import { toastStore } from '../toasts/toast-store.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(noToasts)
afterEach(() => {
  onlineManager.setOnline(true)
  noToasts()
})

const unreachable = () => Promise.reject(new ApiError({ code: 'OFFLINE', message: '', fields: {} }))

test('without a network a write fails at once and is told, instead of waiting unseen', async () => {
  const client = createQueryClient(createApi(fakeTransport({})))
  onlineManager.setOnline(false)
  const write = client.getMutationCache().build(client, { mutationFn: unreachable })
  await expect(write.execute(undefined)).rejects.toThrow(ApiError)
  expect(toastStore.get()).toHaveLength(1)
})

test('the same failure is told once, however often it is met', async () => {
  const client = createQueryClient(createApi(fakeTransport({})))
  for (let press = 0; press < 3; press++) {
    const write = client.getMutationCache().build(client, { mutationFn: unreachable })
    await write.execute(undefined).catch(() => undefined)
  }
  expect(toastStore.get()).toHaveLength(1)
})

test('that the shop cannot be reached is told until something is written again; other failures stay', async () => {
  const client = createQueryClient(createApi(fakeTransport({})))
  const write = (mutationFn: () => Promise<unknown>) =>
    client.getMutationCache().build(client, { mutationFn }).execute(undefined)
  await write(unreachable).catch(() => undefined)
  const full = () => Promise.reject(new ApiError({ code: 'BASKET_FULL', message: '', fields: {} }))
  await write(full).catch(() => undefined)
  expect(toastStore.get()).toHaveLength(2)
  await write(() => Promise.resolve())
  expect(toastStore.get()).toMatchObject([{ error: { code: 'BASKET_FULL' } }])
})

test('without a network an answer that is missing is an error, not awaited for ever', async () => {
  const client = createQueryClient(createApi(fakeTransport({})))
  onlineManager.setOnline(false)
  const read = client.fetchQuery({ queryKey: ['lists'], queryFn: unreachable, retry: false })
  await expect(read).rejects.toThrow(ApiError)
})

test('a lost connection, or that of the shop to its database, is tried again, an answer waited for in vain is not', async () => {
  const tries = async (code: string, isLate = false) => {
    const client = createQueryClient(createApi(fakeTransport({})))
    let count = 0
    const queryFn = () => {
      count++
      return Promise.reject(new ApiError({ code, message: '', fields: {}, data: { isLate } }))
    }
    await client.query({ queryKey: ['tried'], queryFn, retryDelay: 0 }).catch(() => undefined)
    return count
  }
  expect([await tries('OFFLINE'), await tries('TRY_AGAIN_LATER')]).toEqual([3, 3])
  expect([await tries('OFFLINE', true), await tries('TECHNICAL_ERROR')]).toEqual([1, 1])
})
