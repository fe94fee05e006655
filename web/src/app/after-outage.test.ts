// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenBack } from './after-outage.ts'
import { ApiError } from './api/api-error.ts'
import { markMissing } from './missing-script.ts'

const refused = (code: string) => new ApiError({ code, message: '', fields: {} })
const again = vi.fn(() => Promise.resolve())
const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
let gone = new AbortController()

/** A page whose screen failed so, in a shop that answers so. */
function failed(error: unknown, answers: () => Response | Promise<Response>) {
  const fetch = vi.fn(() => Promise.resolve(answers()))
  vi.stubGlobal('fetch', fetch)
  gone = new AbortController()
  whenBack(error, again, gone.signal)
  return fetch
}
const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const answer = (status: number, build = 'b1') => new Response('{}', { status, headers: { 'x-build': build } })

beforeEach(() => {
  vi.useFakeTimers()
  document.documentElement.dataset['build'] = 'b1'
})
afterEach(() => {
  gone.abort()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what failed in a shop that is well waits for the visitor, and nothing is asked meanwhile', async () => {
  const fetch = failed(refused('TECHNICAL_ERROR'), () => answer(200))
  await passes(30_000)
  expect(again).not.toHaveBeenCalled()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('what failed in a shop without its database is tried again once that is back', async () => {
  let isWell = false
  failed(refused('TECHNICAL_ERROR'), () => answer(isWell ? 200 : 500))
  await passes(10_000)
  expect(again).not.toHaveBeenCalled()
  isWell = true
  await passes(20_000)
  expect(again).toHaveBeenCalledTimes(1)
})

test('what met no database comes by itself, though the shop is well by the first look', async () => {
  failed(refused('TRY_AGAIN_LATER'), () => answer(200))
  await passes(5000)
  expect(again).toHaveBeenCalledTimes(1)
})

test('what could not be reached is tried again once the shop answers, not what stands in its place', async () => {
  let answers: () => Response | Promise<Response> = () => Promise.reject(new TypeError('no shop'))
  failed(refused('OFFLINE'), () => answers())
  await passes(5000)
  answers = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
  await passes(5000)
  expect(again).not.toHaveBeenCalled()
  answers = () => answer(200)
  await passes(5000)
  expect(again).toHaveBeenCalledTimes(1)
})

test('a page that an updated shop has no script for any more comes whole, one of the same shop is tried again', async () => {
  failed(markMissing(new TypeError('no script')), () => answer(200, 'b2'))
  await passes(5000)
  expect([reload.mock.calls.length, again.mock.calls.length]).toEqual([1, 0])
  gone.abort()
  failed(markMissing(new TypeError('no script')), () => answer(200))
  await passes(5000)
  expect([reload.mock.calls.length, again.mock.calls.length]).toEqual([1, 1])
})

test('nothing is asked once nobody waits for it', async () => {
  const fetch = failed(refused('OFFLINE'), () => answer(200))
  gone.abort()
  await passes(10_000)
  expect(fetch).not.toHaveBeenCalled()
})
