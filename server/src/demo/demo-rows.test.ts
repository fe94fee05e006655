import { importKinds } from '@shop/contract/imports/kinds'
import type { ImportKind, ImportRow } from '@shop/contract/imports/kinds'
import { expect, test } from 'vitest'
import { demoAccounts } from './partners/accounts.ts'
import { demoRows } from './demo-rows.ts'
import { checkDigit } from './shared/ean.ts'

const today = '2025-06-18'

const parts: { kind: ImportKind; rows: Iterable<unknown> }[] = demoRows({ today })
const refused: string[] = []

/** All rows of the demo as the import interface reads them. */
const read = new Map(parts.map(({ kind, rows }) => [kind, Array.from(rows, (row) => parse(kind, row))]))

function parse(kind: ImportKind, row: unknown): unknown {
  const result = importKinds[kind].safeParse(row)
  if (!result.success) refused.push(`${kind}: ${result.error.message}`)
  return result.data
}

function rowsOf<K extends ImportKind>(kind: K): ImportRow<K>[] {
  return (read.get(kind) ?? []) as ImportRow<K>[]
}

test('no row is refused by the schema of its kind', () => {
  expect(refused).toEqual([])
})

test('every import kind is delivered, and refers only to kinds delivered before it', () => {
  expect([...read.keys()]).toEqual(Object.keys(importKinds))
})

test('two runs on the same day deliver the same rows', { timeout: 30_000 }, () => {
  const text = () => JSON.stringify(demoRows({ today }).map(({ kind, rows }) => [kind, [...rows]]))
  expect(text()).toBe(text())
})

test('there are at least 5,000 articles with names and numbers of their own', () => {
  const articles = rowsOf('articles')
  expect(articles.length).toBeGreaterThanOrEqual(5000)
  expect(new Set(articles.map(({ matnr }) => matnr)).size).toBe(articles.length)
  expect(new Set(articles.map(({ texts }) => texts.de.maktx)).size).toBe(articles.length)
  expect(articles.filter(({ texts }) => texts.en === undefined)).toEqual([])
})

test('what is read in English writes decimals with a point, and has no German word for a type, a class or pieces', () => {
  const written = new Set(
    rowsOf('articles').flatMap(({ texts, attributes }) => [
      ...Object.values(texts.en ?? {}),
      ...attributes.flatMap(({ value }) => (typeof value === 'object' ? [value.en ?? value.de] : [])),
    ]),
  )
  const codes = /^[A-Z]\d-s\d,d\d$/
  const german = /[1-9]\d{0,2},\d{1,2}\b|0,\d|\b(?:Typ|Klasse|ST|Stk|Gr)\b/
  expect([...written].filter((text) => german.test(text) && !codes.test(text))).toEqual([])
})

test('the newest articles are others than those that sell best', () => {
  const articles = rowsOf('articles')
  const newest = articles.toSorted((a, b) => (b.created ?? '').localeCompare(a.created ?? '')).slice(0, 100)
  const best = articles.toSorted((a, b) => Number(b.sales_rank) - Number(a.sales_rank)).slice(0, 100)
  expect(newest.filter((article) => best.includes(article)).length).toBeLessThan(20)
})

test('every article stands in a category of the fourth level', () => {
  const parents = new Map(rowsOf('categories').map(({ id, parent }) => [id, parent]))
  const level = (id: string | undefined): number => (id === undefined ? 0 : 1 + level(parents.get(id)))
  const wrong = rowsOf('articles').filter(
    ({ categories }) =>
      categories.length === 0 || categories.some((id) => !parents.has(id) || level(id) !== 4),
  )
  expect(wrong).toEqual([])
  const filled = new Set(rowsOf('articles').flatMap(({ categories }) => categories))
  expect([...parents.keys()].filter((id) => level(id) === 4 && !filled.has(id))).toEqual([])
})

test('the articles of every category have eight technical attributes or more, some of them facets', () => {
  const attributes = new Map<string, Map<string, boolean>>()
  for (const article of rowsOf('articles'))
    for (const id of article.categories) {
      const known = attributes.get(id) ?? new Map<string, boolean>()
      for (const { key, facet } of article.attributes) known.set(key, facet ?? false)
      attributes.set(id, known)
    }
  const poor = [...attributes].filter(([, known]) => known.size < 8 || ![...known.values()].includes(true))
  expect(poor).toEqual([])
})

test('no attribute stands twice on an article', () => {
  const doubled = rowsOf('articles').filter(
    ({ attributes }) => new Set(attributes.map(({ key }) => key)).size !== attributes.length,
  )
  expect(doubled).toEqual([])
})

test('every EAN has 13 digits with the right check digit and is used once', () => {
  const eans = rowsOf('articles')
    .flatMap(({ ean, units }) => [ean, ...units.map((unit) => unit.ean)])
    .filter((ean) => ean !== undefined)
  expect(eans.filter((ean) => ean.length !== 13 || checkDigit(ean.slice(0, 12)) !== Number(ean[12]))).toEqual(
    [],
  )
  expect(new Set(eans).size).toBe(eans.length)
})

test('every sales unit can be converted into the base unit', () => {
  const stuck = rowsOf('articles').filter(
    ({ meins, sales_unit, units }) => sales_unit !== meins && !units.some(({ unit }) => unit === sales_unit),
  )
  expect(stuck).toEqual([])
})

test('a carton of tiles is the sales step', () => {
  const tile = rowsOf('articles').find(({ texts }) => texts.de.maktx.includes('Basalto 60x120'))
  const carton = tile?.units.find(({ unit }) => unit === 'KAR')
  expect(tile?.qty_stepsize).toBe('1.44')
  expect(carton).toMatchObject({ numerator: 36, denominator: 25 })
})

test('prices, stock, media, accessories, conditions and own numbers name known articles, plants and customers', () => {
  const articles = new Set(rowsOf('articles').map(({ matnr }) => matnr))
  const customers = new Set(rowsOf('customers').map(({ kunnr }) => kunnr))
  const plants = new Set(rowsOf('plants').map(({ werks }) => werks))
  const named = [
    ...rowsOf('prices'),
    ...rowsOf('stock'),
    ...rowsOf('media'),
    ...rowsOf('accessories'),
    ...rowsOf('customer-articles'),
  ]
  expect(named.filter(({ matnr }) => !articles.has(matnr))).toEqual([])
  expect(rowsOf('accessories').filter(({ accessory }) => !articles.has(accessory))).toEqual([])
  expect(rowsOf('stock').filter(({ werks }) => !plants.has(werks))).toEqual([])
  expect(
    rowsOf('conditions').filter(
      ({ kunnr, matnr }) => (kunnr && !customers.has(kunnr)) || (matnr && !articles.has(matnr)),
    ),
  ).toEqual([])
  expect(
    rowsOf('users')
      .flatMap(({ kunnrs }) => kunnrs)
      .filter((kunnr) => !customers.has(kunnr)),
  ).toEqual([])
})

test('every condition has one target and one price, in a unit the article has', () => {
  const articles = new Map(rowsOf('articles').map((article) => [article.matnr, article]))
  const wrong = rowsOf('conditions').filter(
    ({ matnr, discount_group, price, percent, kmein, kunnr, campaign }) => {
      const article = articles.get(matnr ?? '')
      const units = [article?.meins, ...(article?.units ?? []).map(({ unit }) => unit)]
      return (
        (matnr !== undefined && discount_group !== undefined) ||
        (price === undefined) === (percent === undefined) ||
        (price !== undefined && (matnr === undefined || !units.includes(kmein))) ||
        (kunnr === undefined && !campaign)
      )
    },
  )
  expect(wrong).toEqual([])
})

test('some articles are priced on application, some discontinued with a successor, some carry an energy label', () => {
  const articles = rowsOf('articles')
  const known = new Set(articles.map(({ matnr }) => matnr))
  const priced = new Set(rowsOf('prices').map(({ matnr }) => matnr))
  const discontinued = articles.filter(({ discontinued }) => discontinued)
  expect(articles.filter(({ matnr }) => !priced.has(matnr)).length).toBeGreaterThan(10)
  expect(discontinued.length).toBeGreaterThan(20)
  expect(discontinued.filter(({ successor }) => !known.has(successor ?? ''))).toEqual([])
  expect(articles.filter(({ eek_classes }) => eek_classes.length > 0).length).toBeGreaterThan(30)
})

test('business keys are unique', () => {
  const keys: string[] = [
    ...rowsOf('categories').map(({ id }) => `category ${id}`),
    ...rowsOf('conditions').map(({ id }) => `condition ${id}`),
    ...rowsOf('customers').map(({ kunnr }) => `customer ${kunnr}`),
    ...rowsOf('users').flatMap(({ userId, alias }) => [`user ${userId}`, `alias ${alias}`]),
    ...rowsOf('addresses').map(({ id }) => `address ${id}`),
    ...rowsOf('prices').map(({ matnr, valid_from }) => `price ${matnr} ${valid_from}`),
    ...rowsOf('stock').map(({ matnr, werks }) => `stock ${matnr} ${werks}`),
    ...rowsOf('media').map(({ matnr, kind, sort }) => `media ${matnr} ${kind} ${sort}`),
    ...rowsOf('accessories').map(({ matnr, accessory }) => `accessory ${matnr} ${accessory}`),
    ...rowsOf('synonyms').map(({ word, language }) => `synonym ${language} ${word}`),
    ...rowsOf('documents').map(({ doctype, orderNumber }) => `document ${doctype} ${orderNumber}`),
  ]
  const seen = new Set<string>()
  expect(keys.filter((key) => seen.has(key) || !seen.add(key))).toEqual([])
})

test('every demo login has a user, and there are six plants and 300 customers', () => {
  const aliases = new Set(rowsOf('users').map(({ alias }) => alias))
  expect(demoAccounts.filter(({ alias }) => !aliases.has(alias))).toEqual([])
  expect(rowsOf('plants')).toHaveLength(6)
  expect(rowsOf('customers').filter(({ neutral }) => !neutral)).toHaveLength(300)
})
