import { session } from '@shop/contract/resources/session'
import { staff } from '@shop/contract/resources/staff'
import { describe, expect } from 'vitest'
import { type Shop, test } from '#server/testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { newInitialPassword } from './initial-password.ts'
import { passwordProblem } from './password-policy.ts'
import { misuseOfCreateAdmin, runCreateAdmin } from './run-create-admin.ts'

async function run(shop: Shop, args: string[], answer?: string) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await runCreateAdmin(args, { db: shop.db, now: shop.now, print, ask: async () => answer })
  return { code, text: lines.join('\n') }
}

describe('npm run create-admin', () => {
  test('explains itself where the name is missing or an option wrong', async ({ shop }) => {
    for (const args of [[], ['--alias', 'a b'], ['--role', 'boss', '--alias', 'it'], ['--nonsense']]) {
      const { code, text } = await run(shop, args)
      expect([code, text.includes('Usage: npm run create-admin')]).toEqual([2, true])
    }
  })

  test.each([
    [[], 'Say the name to log in with: --alias NAME.'],
    [['--alias', 'a b'], '--alias wants 3 to 80 characters without blanks.'],
    [['--alias', 'it-admin', '--role', 'boss'], '--role wants admin or clerk.'],
    [['--alias', 'it-admin', '--mail', 'it'], '--mail wants a mail address.'],
  ])('begins with a sentence on what is wrong: %j', (args, sentence) => {
    expect(misuseOfCreateAdmin(args, { canAsk: false })?.split('\n', 1)).toEqual([sentence])
  })

  test('asks for a name that is missing where somebody can be asked, and for nothing else', () => {
    expect(misuseOfCreateAdmin([], { canAsk: true })).toBeUndefined()
    expect(misuseOfCreateAdmin(['--nonsense'], { canAsk: true })).toContain('--nonsense')
    expect(misuseOfCreateAdmin(['--alias', 'it-admin'], { canAsk: false })).toBeUndefined()
  })

  test('takes no name that somebody has, whatever its case', async ({ shop }) => {
    await run(shop, ['--alias', 'it-admin'])
    expect(await run(shop, ['--alias', 'IT-Admin'])).toMatchObject({ code: 1 })
  })

  test('creates an administrator who replaces the printed password at his first login', async ({ shop }) => {
    const { code, text } = await run(shop, [], 'it-admin')
    const password = /only now: (\S+)/.exec(text)?.[1] ?? ''
    const login = { user_alias: 'it-admin', password }
    const first = await shop.call(session, 'LOGIN', login)
    const fresh = { password_new1: 'Mörtel25kg!', password_new2: 'Mörtel25kg!' }
    const second = await shop.call(session, 'LOGIN', { ...login, ...fresh })
    const cookie = String(second.headers['set-cookie']).split(';')[0]
    const overview = await shop.call(staff, 'GET_OVERVIEW', {}, { cookie })
    expect([code, first.body.code, second.body.staffRole]).toEqual([0, 'INITIAL_PASSWORD', 'admin'])
    expect(overview.body.status).toBe('OK')
    const [entry] = await shop.db.select().from(auditLog)
    expect(entry).toMatchObject({ actor: 'command line', action: 'create-staff', detail: 'admin' })
  })
})

describe('an initial password', () => {
  test('keeps the rules for passwords and is never the same', () => {
    const made = Array.from({ length: 200 }, newInitialPassword)
    expect(made.filter((password) => passwordProblem(password, { min: 16, max: 16 }) !== undefined)).toEqual(
      [],
    )
    expect(new Set(made).size).toBe(200)
  })
})
