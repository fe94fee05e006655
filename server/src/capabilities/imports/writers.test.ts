import {
  type ImportInput,
  type ImportKind,
  importKeys,
  importKindNames,
  importKinds,
} from '@shop/contract/imports/kinds'
import { asc, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { type Shop, test } from '#server/testing/test-app.ts'
import { catalogAssignments, catalogArticles, catalogs } from '../assortment/tables.ts'
import { catalogueChanges } from '../catalogue/tables.ts'
import { addresses } from '../addresses/tables.ts'
import { budgets, customers } from '../customers/tables.ts'
import { documentFlow, documentPositions, documents } from '../documents/tables.ts'
import { conditions } from '../prices/tables.ts'
import { userCustomers, userPermissions, users } from '../users/tables.ts'
import { importRows } from './public.ts'

const put = <K extends ImportKind>({ db, now }: Shop, kind: K, ...rows: ImportInput<K>[]) =>
  importRows(db, { kind, source: 'test', actor: 'test', now }, rows)

const customer = { kunnr: '100', name: 'Fliesen Meier' }
const user = { userId: 'U1', alias: 'mia', lastName: 'Meier', kunnrs: ['100'] }
const article = { matnr: 'A1', texts: { de: { maktx: 'Fuge' } }, meins: 'SA' }

/** One row of every kind, in the order of the kinds: each refers only to those before it. */
const world: { [K in ImportKind]: ImportInput<K> } = {
  categories: { id: 'fuge', name: { de: 'Fugen' } },
  plants: {
    werks: '1000',
    name: 'München',
    street: 'Werkstraße 1',
    plz: '80331',
    city: 'München',
    latitude: '48.1',
    longitude: '11.5',
  },
  tours: { plz: '80', werks: '1000', days: [1, 4] },
  terms: { code: 'EF000008', name: { de: 'Breite' } },
  articles: { ...article, categories: ['fuge'] },
  media: { matnr: 'A1', kind: 'image', source: 'generated' },
  accessories: { matnr: 'A1', accessory: 'A1', category: 'similar' },
  prices: { matnr: 'A1', price: '9.90', kmein: 'SA' },
  stock: { matnr: 'A1', werks: '1000', quantity: '12.5' },
  contacts: { id: 'C1', name: 'Paul Huber' },
  customers: { ...customer, werks: '1000', contact: 'C1' },
  addresses: { id: 'D1', kunnr: '100', name: 'Baustelle', street: 'Weg 1', plz: '80331', city: 'München' },
  users: user,
  budgets: { userId: 'U1', kunnr: '100', type: 'monthly', amount: '500' },
  conditions: { id: 'K1', kunnr: '100', matnr: 'A1', price: '8.50' },
  catalogs: { id: 'T1', name: { de: 'Technik' }, categories: ['fuge'], articles: ['A1'] },
  'catalog-assignments': { catalog: 'T1', kunnr: '100' },
  'customer-articles': { kunnr: '100', matnr: 'A1', customer_matnr: 'MEIN-1' },
  synonyms: { word: 'Fuge', synonyms: ['Fugenmörtel'] },
  documents: { doctype: 1, orderNumber: '4711', kunnr: '100', createDate: '2026-03-01' },
}

describe('every kind', () => {
  test('is written, changes nothing when sent again, and is removed by its business key', async ({
    shop,
  }) => {
    for (const kind of importKindNames)
      expect(await put(shop, kind, world[kind])).toMatchObject({ kind, written: 1, problems: [] })
    const changes = await shop.db.$count(catalogueChanges)
    for (const kind of importKindNames)
      expect(await put(shop, kind, world[kind])).toMatchObject({ written: 1 })
    expect(await shop.db.$count(catalogueChanges)).toBe(changes)
    for (const kind of importKindNames.toReversed()) {
      const key = Object.entries(withDefaults[kind] ?? world[kind]).filter(([field]) =>
        (importKeys[kind] as readonly string[]).includes(field),
      )
      const deletion = { ...Object.fromEntries(key), delete: 'X' }
      const report = await importRows(shop.db, { kind, source: 'test', actor: 'test', now: shop.now }, [
        deletion as ImportInput<typeof kind>,
      ])
      expect(report).toMatchObject({ kind, written: 1, problems: [] })
    }
    for (const table of [
      customers,
      users,
      documents,
      conditions,
      catalogs,
      catalogArticles,
      catalogAssignments,
      addresses,
      budgets,
    ])
      expect(await shop.db.$count(table)).toBe(0)
  })

  test('refuses what refers to nothing', async ({ shop }) => {
    const kinds = [
      'tours',
      'media',
      'accessories',
      'prices',
      'stock',
      'customers',
      'addresses',
      'users',
    ] as const
    const more = ['budgets', 'conditions', 'catalog-assignments', 'customer-articles', 'documents'] as const
    for (const kind of [...kinds, ...more]) {
      const report = await put(shop, kind, world[kind])
      expect(report).toMatchObject({ written: 0, wrong: 1 })
      expect(report.problems[0]).toMatchObject({ row: 1, reason: 'UNKNOWN_REFERENCE' })
    }
  })
})

// What only the database refuses has no field in the report, and costs its batch one transaction per row.
test.for(importKindNames)('%s: values that no column keeps are refused by field', async (kind, { shop }) => {
  for (const before of importKindNames) await put(shop, before, world[before])
  const position = { posnr: 10, text: 'Fuge', quantity: '1', unit: 'SA', matnr: 'A1' }
  const fields = Object.keys(importKinds[kind].shape).filter((field) => field !== 'delete')
  const extremes = ['0000-01-01', 3_000_000_000, '999999999999999', '-999999999999999', '1234.567']
  const rows = fields.flatMap((field) => [
    ...extremes.map((value) => ({ ...world[kind], [field]: value })),
    { ...world[kind], [field]: [{ ...position, [field]: 3_000_000_000 }] },
  ])
  const ofPositions = Object.keys(importKinds.documents.shape.positions.unwrap().out.element.shape)
  if (kind === 'documents')
    for (const field of ofPositions)
      for (const value of extremes)
        rows.push({ ...world.documents, positions: [{ ...position, [field]: value }] })
  const report = await put(shop, kind, ...(rows as ImportInput<typeof kind>[]))
  expect(report.wrong).toBeGreaterThan(0)
  expect(report.problems.filter(({ field }) => field === '')).toEqual([])
})

const withDefaults: Partial<Record<ImportKind, object>> = {
  'catalog-assignments': { ...world['catalog-assignments'], userId: '' },
  media: { ...world.media, sort: 0 },
  prices: { ...world.prices, currency: 'EUR', valid_from: '1900-01-01' },
  synonyms: { ...world.synonyms, language: 'de' },
}

describe('users', () => {
  test('cannot share a login name, whatever its case', async ({ shop }) => {
    await put(shop, 'customers', customer)
    await put(shop, 'users', user)
    const report = await put(
      shop,
      'users',
      { ...user, userId: 'U2', alias: 'MIA' },
      { ...user, userId: 'U3', alias: 'tom' },
    )
    expect(report).toMatchObject({
      written: 1,
      problems: [{ key: 'U2', field: 'alias', reason: 'ALREADY_TAKEN' }],
    })
  })

  test('come without a password and keep it, their settings and permissions on later imports', async ({
    shop,
  }) => {
    await put(shop, 'customers', customer, { ...customer, kunnr: '200' })
    await put(shop, 'users', { ...user, permissions: ['NET_PRICES'] })
    await shop.db.update(users).set({ passwordHash: 'hash', initialPassword: false, showNetPrice: false })
    await put(shop, 'users', { ...user, lastName: 'Huber', kunnrs: ['200', '100'] })
    const [stored] = await shop.db.select().from(users)
    expect(stored).toMatchObject({ lastName: 'Huber', passwordHash: 'hash', showNetPrice: false })
    expect(await shop.db.select().from(userCustomers).orderBy(asc(userCustomers.sort))).toMatchObject([
      { kunnr: '200', sort: 0 },
      { kunnr: '100', sort: 1 },
    ])
    expect(await shop.db.select().from(userPermissions)).toMatchObject([{ permission: 'NET_PRICES' }])
    await put(shop, 'users', { ...user, kunnrs: ['100'], permissions: [] })
    expect(await shop.db.$count(userCustomers)).toBe(1)
    expect(await shop.db.$count(userPermissions)).toBe(0)
  })
})

describe('conditions', () => {
  test.for([
    [{ price: undefined }, 'price'],
    [{ percent: '10' }, 'price'],
    [{ matnr: undefined }, 'price'],
    [{ discount_group: 'RG' }, 'discount_group'],
    [{ kunnr: undefined }, 'kunnr'],
    [{ valid_from: '2026-02-01', valid_to: '2026-01-01' }, 'valid_to'],
  ] as const)('that contradict themselves are refused: %j', async ([change, field], { shop }) => {
    await put(shop, 'articles', article)
    await put(shop, 'customers', customer)
    const report = await put(shop, 'conditions', { ...world.conditions, ...change })
    expect(report.problems).toMatchObject([{ field, reason: 'CONTRADICTION' }])
  })
})

describe('documents', () => {
  const order = {
    ...world.documents,
    netPrice: '100',
    vat: '19',
    grossPrice: '119',
    positions: [
      { posnr: 10, text: 'Fuge', quantity: '2', unit: 'SA', price: '25', net: '50' },
      { posnr: 20, text: 'Kleber', quantity: '1', unit: 'SA', price: '50', net: '50' },
    ],
  }

  test('are refused for another customer, with positions twice, or from documents that do not exist', async ({
    shop,
  }) => {
    await put(shop, 'customers', customer, { ...customer, kunnr: '200' })
    await put(shop, 'documents', world.documents)
    const report = await put(
      shop,
      'documents',
      { ...world.documents, kunnr: '200' },
      { ...order, orderNumber: '1', positions: [...order.positions, ...order.positions] },
      { ...order, orderNumber: '2', predecessors: [{ doctype: 5, orderNumber: 'gone' }] },
      { ...order, orderNumber: '3', docid: 'unknown' },
    )
    const found = report.problems.map(({ field, reason }) => `${field} ${reason}`)
    expect(found.toSorted()).toEqual([
      'docid UNKNOWN_REFERENCE',
      'kunnr CONTRADICTION',
      'positions CONTRADICTION',
      'predecessors UNKNOWN_REFERENCE',
    ])
  })

  test('get a docid of the shop, positions and their way through the types', async ({ shop }) => {
    await put(shop, 'customers', customer)
    const invoice = {
      ...order,
      doctype: 2,
      orderNumber: '9',
      predecessors: [{ doctype: 1, orderNumber: '4711' }],
    }
    await put(shop, 'documents', order, invoice)
    const [first, second] = await shop.db.select().from(documents).orderBy(asc(documents.doctype))
    expect(first).toMatchObject({
      netPrice: '100.00',
      positionCount: 2,
      vat: [{ category: 'S', rate: '19', base: '100.00', amount: '19' }],
    })
    expect(await shop.db.select().from(documentFlow)).toEqual([
      { docid: second?.docid, predecessor: first?.docid },
    ])
  })

  test('that came from the shop are found by their docid and keep what the ERP does not know', async ({
    shop,
  }) => {
    await put(shop, 'customers', customer)
    await shop.db.insert(documents).values({
      docid: '7000000',
      doctype: 10,
      status: 'A',
      kunnr: '100',
      createDate: '2026-03-01',
      currency: 'EUR',
      textNote: 'Bitte anrufen',
      kommission: 'Bad Huber',
    })
    await shop.db.insert(documentPositions).values([
      {
        docid: '7000000',
        posnr: 10,
        text: 'Fuge',
        quantity: '2',
        unit: 'SA',
        status: 'A',
        retailPrice: '30',
      },
      { docid: '7000000', posnr: 30, text: 'Eimer', quantity: '1', unit: 'ST', status: 'A' },
    ])
    await put(shop, 'documents', { ...order, docid: '7000000' })
    await put(shop, 'documents', { ...world.documents, status: 'C' })
    expect(await shop.db.select().from(documents)).toMatchObject([
      {
        docid: '7000000',
        doctype: 1,
        orderNumber: '4711',
        status: 'C',
        textNote: 'Bitte anrufen',
        kommission: 'Bad Huber',
        netPrice: '100.00',
        positionCount: 2,
      },
    ])
    const positions = await shop.db
      .select()
      .from(documentPositions)
      .where(eq(documentPositions.docid, '7000000'))
      .orderBy(asc(documentPositions.posnr))
    expect(positions).toMatchObject([
      { posnr: 10, retailPrice: '30.00', netPrice: '25.00' },
      { posnr: 20, netTotal: '50.00' },
    ])
  })

  test('keep a customer from being deleted', async ({ shop }) => {
    await put(shop, 'customers', customer)
    await put(shop, 'documents', world.documents)
    const report = await importRows(
      shop.db,
      { kind: 'customers', source: 'test', actor: 'test', now: shop.now },
      [
        { ...customer, delete: 'X' },
        { ...customer, kunnr: '200' },
      ],
    )
    expect(report).toMatchObject({ written: 1, problems: [{ key: '100', field: 'kunnr', reason: 'IN_USE' }] })
  })
})
