import { describe, expect } from 'vitest'
import { type Shop, test } from '#server/testing/test-app.ts'
import { type TokenScope, tokenOwner } from './api-tokens.ts'
import { misuseOfToken, runTokenCommand } from './run-token-command.ts'
import { apiTokens } from './tables.ts'

async function run(shop: Shop, ...args: string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await runTokenCommand(args, { db: shop.db, now: shop.now, print })
  return { code, lines }
}

const owner = (shop: Shop, token: string | undefined, scope: TokenScope) =>
  tokenOwner(shop.db, `Bearer ${token}`, scope, undefined)

describe('npm run token', () => {
  test('explains itself where the scope is missing or unknown, or the label empty', async ({ shop }) => {
    for (const args of [
      [],
      ['--label', 'ERP'],
      ['--label', 'ERP', '--scope', 'everything'],
      ['--label', '', '--scope', 'import'],
      ['--what'],
    ]) {
      const { code, lines } = await run(shop, ...args)
      expect([code, lines.some((line) => /^npm run token/m.test(line))]).toEqual([2, true])
    }
    expect(await shop.db.select().from(apiTokens)).toEqual([])
  })

  test.each([
    [[], 'Say what the token is for: --scope import,outbox,metrics.'],
    [['--scope', 'everything'], '--scope wants one or more of import,outbox,metrics.'],
    [['--scope', 'import', '--label', ''], '--label wants 1 to 80 characters.'],
  ])('begins with a sentence on what is wrong: %j', (args, sentence) => {
    expect(misuseOfToken(args)?.split('\n', 1)).toEqual([sentence])
    expect(misuseOfToken(['--scope', 'import'])).toBeUndefined()
  })

  test('prints a token once, which opens what it is for and nothing else', async ({ shop }) => {
    const { code, lines } = await run(shop, '--scope', 'import, outbox', '--label', 'ERP')
    const token = lines.at(-1)
    expect(code).toBe(0)
    expect(await owner(shop, token, 'import')).toBe('ERP')
    expect(await owner(shop, token, 'outbox')).toBe('ERP')
    expect(await owner(shop, token, 'metrics')).toBeUndefined()
    const [stored] = await shop.db.select().from(apiTokens)
    expect(JSON.stringify({ ...stored, id: '' })).not.toContain(token)
  })

  test('names a token after what it is for where it gets no label', async ({ shop }) => {
    const { code, lines } = await run(shop, '--scope', 'import,outbox')
    expect(code).toBe(0)
    expect(await owner(shop, lines.at(-1), 'outbox')).toBe('import,outbox')
  })

  test('revokes by id or label, and says when there is nothing to revoke', async ({ shop }) => {
    const { lines } = await run(shop, '--scope', 'import', '--label', 'ERP')
    const revoked = await run(shop, '--revoke', 'ERP')
    const again = await run(shop, '--revoke', 'ERP')
    const listed = await run(shop, '--list')
    expect([revoked.code, again.code]).toEqual([0, 1])
    expect(await owner(shop, lines.at(-1), 'import')).toBeUndefined()
    expect(listed.lines[0]).toMatch(/\tERP\timport\t.*\trevoked 2026-03-11T09:00:00.000Z$/)
  })
})
