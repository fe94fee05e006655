import { expect, test, vi } from 'vitest'
import { refused } from './answers.ts'
import { pageTransport } from './page-transport.ts'
import type { Visitor } from './resource.ts'

test('a visitor who cannot be read is answered in the envelope, so that no words of the failure stand in the page', async () => {
  const error = new Error('Failed query: select token from sessions')
  const dispatch = vi.fn()
  const told: unknown[] = []
  const transport = pageTransport(dispatch, Promise.reject<Visitor>(error), (failure) => {
    told.push(failure)
    return refused('TECHNICAL_ERROR', 'en', { requestId: 'req-1' })
  })
  for (const event of ['GET_SESSION', 'GET_CONFIG'])
    expect(await transport('session', 'GET', { event })).toMatchObject({
      status: 'ERROR',
      code: 'TECHNICAL_ERROR',
      requestId: 'req-1',
    })
  expect(told).toEqual([error])
  expect(dispatch).not.toHaveBeenCalled()
})
