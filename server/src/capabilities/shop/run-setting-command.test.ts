import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { type Shop, test } from '#server/testing/test-app.ts'
import { runSettingCommand } from './run-setting-command.ts'
import { shopDefaults } from './state.ts'
import { readSettings } from './store.ts'

/** The command at a terminal: its words, then a file with this content. */
async function run({ db }: Shop, words: string[], content?: string) {
  const lines: string[] = []
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-setting-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'setting.json')
  if (content !== undefined) await writeFile(file, content)
  const given = content === undefined ? words : [...words, file]
  const code = await runSettingCommand(given, { db, print: (line) => lines.push(line) })
  return { code, output: lines.join('\n') }
}

test('an unknown setting is answered with the list of them', async ({ shop }) => {
  const { code, output } = await run(shop, ['colour'])
  expect(code).toBe(2)
  expect(output).toMatch(/^There is no setting colour\.\n/)
  expect(output).toContain('company')
})

test('a file of another shape is refused with the place, and nothing changes', async ({ shop }) => {
  expect(await run(shop, ['company'], '{"name": 1}')).toEqual({
    code: 1,
    output: 'company.name has to be: string',
  })
  expect((await run(shop, ['company'], '{"names": "x"}')).output).toBe('company has no field names')
  expect((await run(shop, ['company'], 'name')).code).toBe(1)
  expect((await run(shop, ['company', '/nowhere.json'])).code).toBe(1)
  const { company } = await readSettings(shop.db, 'company')
  expect(company.name).toBe('Gewerk')
})

test.for([
  ['limits', { sortFiltersBy: 'alphabet' }, 'limits.sortFiltersBy: '],
  ['limits', { maxQuantity: 0 }, 'limits.maxQuantity: '],
  ['limits', { hitsPerPage: [24, 1001] }, 'limits.hitsPerPage.1: '],
  ['limits', { hitsPerPage: [] }, 'limits.hitsPerPage: '],
  ['formats', { de: { thousandsSeparator: ',' } }, 'formats.de: '],
  ['formats', { de: { dateFormat: 'TT.MM.JJJJ' } }, 'formats.de.dateFormat: '],
  ['formats', { en: { timeFormat: 'h a' } }, 'formats.en.timeFormat: '],
  ['prices', { currency: 'Euro' }, 'prices.currency: '],
  ['erp', { confirmation: 'never' }, 'erp.confirmation: '],
  ['retention', { sessions: -1 }, 'retention.sessions: '],
] as const)(
  'a value of %s the shop could not work with is refused with its place, and nothing changes: %j',
  async ([key, value, place], { shop }) => {
    const before = await readSettings(shop.db, key)
    const { code, output } = await run(shop, [key], JSON.stringify(value))
    expect({ code, place: output.slice(0, place.length) }).toEqual({ code: 1, place })
    expect(await readSettings(shop.db, key)).toEqual(before)
  },
)

test('a file printed before somebody else wrote the setting is refused, and what he wrote stays', async ({
  shop,
}) => {
  const { output } = await run(shop, ['company'])
  const printed = JSON.parse(output) as Record<string, unknown>
  await run(shop, ['company'], JSON.stringify({ ...printed, phone: '+49 30 1' }))
  const late = await run(shop, ['company'], JSON.stringify({ ...printed, mail: 'shop@wholesaler.example' }))
  expect(late.code).toBe(1)
  expect(late.output).toMatch(/^company was changed by somebody else since this file was printed/)
  const { company } = await readSettings(shop.db, 'company')
  expect(company).toMatchObject({ phone: '+49 30 1', mail: '' })

  const { $seen: _, ...unmarked } = printed
  expect(
    await run(shop, ['company'], JSON.stringify({ ...unmarked, mail: 'shop@wholesaler.example' })),
  ).toEqual({
    code: 0,
    output: 'Written: company\n  phone: "+49 30 1" → ""\n  mail: "" → "shop@wholesaler.example"',
  })
})

test('of two files printed at the same time and written at once one is refused', async ({
  committed: shop,
}) => {
  const { output } = await run(shop, ['company'])
  const printed = JSON.parse(output) as Record<string, unknown>
  const answers = await Promise.all(
    ['+49 30 1', '+49 30 2'].map((phone) => run(shop, ['company'], JSON.stringify({ ...printed, phone }))),
  )
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1])
})

test('a printed setting is written back as often as nobody else writes, and its mark is no part of it', async ({
  shop,
}) => {
  const { output } = await run(shop, ['limits'])
  expect(await run(shop, ['limits'], output)).toEqual({ code: 0, output: 'Written: limits' })
  expect(await run(shop, ['limits'], output)).toEqual({ code: 0, output: 'Written: limits' })
  expect((await readSettings(shop.db, 'limits')).limits).toEqual(shopDefaults.limits)
})

test('filters are sorted by their names where that is set', async ({ shop }) => {
  const written = await run(shop, ['limits'], JSON.stringify({ sortFiltersBy: 'alphabetical' }))
  expect(written).toEqual({
    code: 0,
    output: 'Written: limits\n  sortFiltersBy: "" → "alphabetical"',
  })
  expect((await readSettings(shop.db, 'limits')).limits).toEqual({
    ...shopDefaults.limits,
    sortFiltersBy: 'alphabetical',
  })
})

test('a written setting is complete, and printed as it is', async ({ shop }) => {
  const sender = 'shop@wholesaler.example'
  expect((await run(shop, ['company'], JSON.stringify({ mailSender: sender }))).code).toBe(0)
  const { code, output } = await run(shop, ['company'])
  expect(code).toBe(0)
  expect(JSON.parse(output)).toMatchObject({ name: 'Gewerk', mailSender: sender, managers: [] })
})

test('terms that ask for a text that is not there are written, and the command says who is kept out', async ({
  shop,
}) => {
  const asked = await run(shop, ['terms'], '{"version": "2"}')
  expect(asked.code).toBe(0)
  expect(asked.output).toContain('Nobody can accept the terms of use: terms asks for version 2')
  const { output: empty } = await run(shop, ['legal'])
  const legal = JSON.parse(empty) as Record<string, object>
  const sections = [{ heading: 'Geltung', paragraphs: ['Für alle Benutzer.'] }]
  const filled = {
    ...legal,
    'terms-of-use': { version: '2', de: { title: 'N', sections }, en: { title: 'T', sections } },
  }
  const { output } = await run(shop, ['legal'], JSON.stringify(filled))
  expect(output).toContain('\n  terms-of-use.version: "1" → "2"\n')
  expect(output).not.toContain('Nobody can accept')
})

test('a legal text nobody knows is refused', async ({ shop }) => {
  expect((await run(shop, ['legal'], '{"impressum": {}}')).output).toBe('legal has no field impressum')
})
