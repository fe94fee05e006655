import { resolve } from 'node:path'
import { importKinds } from '@shop/contract/imports/kinds'
import { describe, expect, test } from 'vitest'
import { defaultMapping } from '../catalogue/mapping.ts'
import { catalogueToRows } from '../catalogue/to-rows.ts'
import { emptyShop, samples } from '../testing.ts'
import { openDelivery } from '../delivery.ts'
import { datanormSource } from './datanorm-source.ts'

const { folder, files, present } = samples('datanorm*/*', { files: 5, tests: 6 })

async function read(names: readonly string[]) {
  const delivery = await openDelivery(names.map((name) => ({ path: resolve(folder, name) })))
  expect(delivery.format).toBe('datanorm')
  const mapping = { ...defaultMapping, today: '2026-03-11', supplier: 'S1' }
  const source = await datanormSource(delivery.files, mapping)
  const items = await Array.fromAsync(catalogueToRows(source, mapping, emptyShop))
  delivery.close()
  return {
    errors: items.filter((item) => item.type === 'finding' && item.severity === 'error'),
    rows: items.filter((item) => item.type === 'row'),
  }
}

describe.skipIf(!present)('DATANORM files of the field', () => {
  test.each(files)('%s is read, or refused with reasons per row', async (file) => {
    const { errors, rows } = await read([file])
    expect(rows.length + errors.length).toBeGreaterThan(0)
    for (const finding of errors)
      expect(finding).toMatchObject({ row: expect.any(Number), file: expect.any(String) })
    for (const row of rows) expect(importKinds[row.kind].safeParse(row.value).error).toBeUndefined()
  })

  test('all of version 4 are one delivery', async () => {
    const { rows } = await read(files.filter((file) => file.includes('datanorm4')))
    const articles = rows.flatMap((row) => (row.kind === 'articles' ? [row.value] : []))
    expect(articles).toContainEqual(
      expect.objectContaining({ matnr: 'S1-899977', categories: ['S1-01/12'], ean: '3250614315336' }),
    )
    expect(JSON.stringify(articles)).toContain('Spülkästen')
    expect(JSON.stringify(rows)).toContain('Installationsgeräte')
    // Cut every 40 signs by its writer, "bei Sch" and "utz vor": of a word no line ends within.
    for (const word of ['Außenwänden bei Schutz', 'Durch den Mantelaufdruck', 'speziell für'])
      expect(JSON.stringify(articles)).toContain(word)
  })
})
