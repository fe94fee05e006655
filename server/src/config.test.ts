import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { environment } from './environment.ts'
import { repository } from './testing/sources.ts'

test('a source of pictures that says too little or too much stops the start and is named', () => {
  for (const source of [
    'media.maker.example',
    'ftp://maker.example',
    'https://*',
    'https://*.example/?a=*',
    'https://a@b.example',
  ])
    expect(() => readConfig({ IMAGE_SOURCES: source }), source).toThrow('IMAGE_SOURCES')
})

test('an address, a network or a time zone nobody can use stops the start and is named', () => {
  for (const [name, value] of [
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DEMO', 'maybe'],
    ['ERP_SECRET', 'short'],
    ['IMAGE_SOURCES', 'maker.example'],
    ['BASE_URL', 'shop.example:443'],
    ['DATABASE_URL', 'db.internal/shop'],
    ['SMTP_URL', 'mail.example'],
    ['SOLR_URL', 'solr:8983'],
    ['ERP_URL', 'ftp://erp.example'],
    ['TIME_ZONE', 'Europe/Berlln'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['TRUST_PROXY', 'loopback'],
    ['TRUST_PROXY', '127.0.0.1,proxy'],
  ] as const)
    expect(() => readConfig({ [name]: value }), `${name}=${value}`).toThrow(`${name}: has to be`)
})

test('proxies are addresses and networks, of both kinds', () => {
  expect(readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8' }).trustProxy).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    'fd00::/8',
  ])
  expect(readConfig({}).trustProxy).toBe(false)
})

test('limits of sessions and passwords outside the sensible stop the start', () => {
  for (const [name, value] of [
    ['SESSION_IDLE_HOURS', '0'],
    ['SESSION_DAYS', '1000'],
    ['PASSWORD_MIN_LENGTH', '7'],
    ['PASSWORD_MAX_LENGTH', '32'],
  ] as const)
    expect(() => readConfig({ [name]: value }), name).toThrow(`${name}: has to be a number from `)
  expect(readConfig({ SESSION_IDLE_HOURS: '1', PASSWORD_MIN_LENGTH: '12' })).toMatchObject({
    sessionLimits: { idle: 3_600_000 },
    passwordLength: { min: 12, max: 128 },
  })
})

test('sources of pictures are parted by commas', () => {
  const { imageSources, internalImageSources } = readConfig({
    IMAGE_SOURCES: 'https://media.maker.example/shop/, https://*.tiles.example',
    IMAGE_SOURCES_INTERNAL: 'http://10.0.0.7:8080',
  })
  expect(imageSources).toEqual(['https://media.maker.example/shop/', 'https://*.tiles.example'])
  expect(internalImageSources).toEqual(['http://10.0.0.7:8080'])
})

/** Variables of a subject have a table of their own in its how-to. */
const ofSubjects = { 'show-pictures.md': /^IMAGE_SOURCES_/, 'connect-the-portal.md': /^PORTAL_/ }

test('every variable that is read is told in the how-tos with its default, and no other is', async () => {
  const read = (name: string) => readFile(path.join(repository, 'docs/how-to', name), 'utf8')
  const text = await read('run-in-production.md')
  const [table = ''] = text.match(/^\| variable[^]*?\n\n/m) ?? []
  const rows = [...table.matchAll(/^\| (`[^|]+`) +\| ([^|]*?) *\|/gm)].map(([, names = '', value = '']) => ({
    names: [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    defaults: value.replaceAll('`', '').split(', '),
  }))
  const told = new Map(rows.flatMap(({ names, defaults }) => names.map((name, at) => [name, defaults[at]])))
  const defaults: Record<string, unknown> = environment.parse({})
  for (const name of Object.keys(environment.shape)) {
    const [subject] = Object.entries(ofSubjects).find(([, of]) => of.test(name)) ?? []
    if (subject !== undefined && !told.has(name)) expect(await read(subject)).toContain(name)
    else expect(told.has(name) || text.includes(`\`${name}\``), name).toBe(true)
    const value = defaults[name]
    if (told.has(name) && ['string', 'number'].includes(typeof value))
      expect(told.get(name), name).toBe(String(value))
  }
  expect([...told.keys()].filter((name) => !(name in environment.shape))).toEqual([])
})
