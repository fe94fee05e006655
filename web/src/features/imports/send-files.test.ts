import { expect, test } from 'vitest'
import { createApi } from '#web/app/api/api.ts'
import { ApiError } from '#web/app/api/api-error.ts'
import { type FakeAnswers, fakeTransport } from '#web/testing/fake-shop.ts'
import { arrived, type Sending, sendRest } from './send-files.ts'

const lost = () => {
  throw new ApiError({ code: 'OFFLINE', message: '', fields: {} })
}

function shop(addPiece: (index: number, content: string) => void) {
  const answers: FakeAnswers['imports'] = {
    CREATE_FILE: { file_id: '3', piece_size: 4 },
    ADD_PIECE: ({ index, content }) => (addPiece(Number(index), content), {}),
  }
  return createApi(fakeTransport({ imports: answers }))
}

const aSending = (): Sending => ({ files: [new File(['abcdefghij'], 'a.csv')], begun: [] })
const way = { onBytes: () => undefined, signal: new AbortController().signal, patience: [1, 1] }

test('what arrived before the connection was lost is not sent again', async () => {
  const sending = aSending()
  const pieces: string[] = []
  let isDead = true
  const api = shop((index, content) => {
    if (isDead && index === 1) lost()
    pieces.push(atob(content))
  })
  await expect(sendRest(api, sending, way)).rejects.toMatchObject({ code: 'OFFLINE' })
  expect(arrived(sending)).toBe(4)
  isDead = false
  expect(await sendRest(api, sending, way)).toEqual(['3'])
  expect(pieces).toEqual(['abcd', 'efgh', 'ij'])
  expect(arrived(sending)).toBe(10)
})

test('a short interruption is bridged, and nobody is asked', async () => {
  let failures = 2
  const bytes: number[] = []
  const api = shop(() => {
    if ((failures -= 1) >= 0) lost()
  })
  await sendRest(api, aSending(), { ...way, onBytes: (count) => bytes.push(count) })
  expect(bytes).toEqual([4, 8, 10])
})

test('a refusal is not tried again, and sending stops when asked to', async () => {
  let calls = 0
  const refusing = shop(() => {
    calls += 1
    throw new ApiError({ code: 'PAYLOAD_TOO_LARGE', message: '', fields: {} })
  })
  await expect(sendRest(refusing, aSending(), way)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  expect(calls).toBe(1)
  const stop = new AbortController()
  const sending = aSending()
  const once = shop(() => stop.abort())
  await expect(sendRest(once, sending, { ...way, signal: stop.signal })).rejects.toThrow()
  expect(arrived(sending)).toBe(4)
})
