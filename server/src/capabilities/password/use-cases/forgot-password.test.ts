import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { misc } from '@shop/contract/resources/misc'
import { password } from '@shop/contract/resources/password'
import { asc } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { aUser } from '#server/testing/builders.ts'
import { testServices } from '#server/testing/services.ts'
import { type Shop, test, testConfig } from '#server/testing/test-app.ts'
import { jobHandlers } from '../../job-handlers.ts'
import { runJobs } from '../../jobs/public.ts'
import { jobs } from '../../jobs/tables.ts'
import { mails } from '../../mails/tables.ts'

async function solved(shop: Shop): Promise<string> {
  const { challenge: text } = (await shop.call(misc, 'GET_CAPTCHA', {})).body
  const challenge = JSON.parse(text) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return JSON.stringify({ challenge, solution })
}

const forgot = (shop: Shop, name: string, captcha: string) =>
  shop.call(password, 'FORGOT_PASSWORD', { user_alias: name, captcha })

const work = (shop: Shop) =>
  runJobs(
    {
      db: shop.db,
      services: testServices(),
      config: testConfig({ baseUrl: 'https://shop.example' }),
      now: shop.now,
    },
    jobHandlers,
  )

const queued = (shop: Shop) => shop.db.select().from(mails).orderBy(asc(mails.id))

describe('FORGOT_PASSWORD', () => {
  test('wants a captcha that is solved, genuine and not used before', async ({ shop }) => {
    const captcha = await solved(shop)
    const forged = captcha.replace(/"issuedAt":\d+/, `"issuedAt":${shop.now().getTime() + 1}`)
    const codes = []
    for (const text of ['', '{}', 'nothing', forged]) codes.push((await forgot(shop, 'x', text)).body.code)
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'INVALID_CAPTCHA'))
    expect((await forgot(shop, 'x', captcha)).body.status).toBe('OK')
    expect(await shop.db.select().from(jobs)).toHaveLength(1)
  })

  test('takes a solution once only', async ({ shop }) => {
    const captcha = await solved(shop)
    await forgot(shop, 'x', captcha)
    expect((await forgot(shop, 'x', captcha)).body.code).toBe('INVALID_CAPTCHA')
  })

  test('slows down whoever asks again and again', async ({ committed: shop }) => {
    for (let i = 0; i < 5; i++) await forgot(shop, 'x', '')
    const answer = await forgot(shop, 'x', '')
    expect([answer.http, answer.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS'])
  })

  test('answers the same for a user and for nobody, with the same work', async ({ shop }) => {
    const user = await aUser(shop.db)
    const captchas = [await solved(shop), await solved(shop)]
    shop.countStatements()
    const known = await forgot(shop, user.alias, captchas[0] ?? '')
    const ofKnown = shop.countStatements()
    const unknown = await forgot(shop, 'nobody-has-this-name', captchas[1] ?? '')
    expect([unknown.http, unknown.body, shop.countStatements()]).toEqual([known.http, known.body, ofKnown])
  })
})

describe('the job "forgot-password"', () => {
  test('sends nothing to users who are locked or not active, nor to nobody', async ({ shop }) => {
    const users = [await aUser(shop.db, { locked: true }), await aUser(shop.db, { active: false })]
    for (const name of [...users.map(({ alias }) => alias), 'nobody']) {
      await shop.db.insert(jobs).values({ kind: 'forgot-password', payload: { name }, runAt: shop.now() })
    }
    expect(await work(shop)).toBe(3)
    expect(await queued(shop)).toEqual([])
  })

  test('sends a user a link in his language that no stored text holds, by name or mail address', async ({
    shop,
  }) => {
    const user = await aUser(shop.db, { language: 'en' })
    await forgot(shop, user.mail.toUpperCase(), await solved(shop))
    await work(shop)
    const [mail] = await queued(shop)
    expect(mail).toMatchObject({ recipient: user.mail, subject: 'New password for the online shop' })
    expect(mail?.text).toContain('https://shop.example/reset-password#token={secret}')
    const token = mail?.secret ?? ''
    const checked = await shop.call(password, 'CHECK_TOKEN', { token })
    expect(checked.body.user_alias).toBe(user.alias)
  })

  test('sends no link to a user with an initial password, and no more than three in an hour', async ({
    shop,
  }) => {
    const initial = await aUser(shop.db, { initialPassword: true })
    const user = await aUser(shop.db)
    const names = [initial.alias, ...Array.from({ length: 5 }, () => user.alias)]
    for (const name of names)
      await shop.db.insert(jobs).values({ kind: 'forgot-password', payload: { name }, runAt: shop.now() })
    await work(shop)
    const sent = await queued(shop)
    expect(sent.map(({ kind }) => kind)).toEqual([
      'password-initial',
      'password-reset',
      'password-reset',
      'password-reset',
    ])
    expect(sent[0]?.secret).toBe('')
  })
})
