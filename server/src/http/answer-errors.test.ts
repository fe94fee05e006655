import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { answerErrors } from './answer-errors.ts'

/** A server whose answer fails so, and what it told as a fault of its own. */
async function failing(error: Error) {
  const told: unknown[] = []
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(cookie)
  answerErrors(app, (bug) => told.push(bug))
  app.get('/', () => Promise.reject(error))
  return { told, answer: await app.inject({ url: '/', headers: { 'accept-language': 'en' } }) }
}

test.each([400, 408, 412, 415, 416])(
  'what HTTP itself refuses with %i is told so, as no fault of the shop',
  async (statusCode) => {
    const { answer, told } = await failing(Object.assign(new Error('secret'), { statusCode }))
    expect([answer.statusCode, told]).toEqual([statusCode, []])
    expect(answer.json()).toMatchObject({ status: 'ERROR', code: 'UNREADABLE_REQUEST' })
    expect(answer.body).not.toContain('secret')
  },
)

test('a part that a file does not have is refused with how long the file is', async () => {
  const headers = { 'Content-Range': 'bytes */120', 'Set-Cookie': 'secret=1' }
  const { answer } = await failing(Object.assign(new Error(), { statusCode: 416, headers }))
  expect(answer.headers['content-range']).toBe('bytes */120')
  expect(answer.headers['set-cookie']).toBeUndefined()
})

test('a fault of the shop is told and answered without detail', async () => {
  const { answer, told } = await failing(new Error('secret'))
  expect([answer.statusCode, told.length]).toEqual([500, 1])
  expect(answer.json()).toMatchObject({ code: 'TECHNICAL_ERROR' })
  expect(answer.body).not.toContain('secret')
})
