import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { importKinds } from '@shop/contract/imports/kinds'
import { describe, expect, test } from 'vitest'
import { defaultMapping } from '../catalogue/mapping.ts'
import { catalogueToRows } from '../catalogue/to-rows.ts'
import { emptyShop, samples } from '../testing.ts'
import { bmecatSource } from './read-bmecat.ts'

const { folder, files, present } = samples('bmecat*/*.xml', { files: 6, tests: 6 })

describe.skipIf(!present)('BMEcat files of the field', () => {
  test.each(files)('%s is read, or refused with reasons per row', async (file) => {
    const open = () => createReadStream(resolve(folder, file))
    const options = { ...defaultMapping, today: '2024-06-01' }
    const items = await Array.fromAsync(catalogueToRows(bmecatSource(open), options, emptyShop))
    const articles = items.filter((item) => item.type === 'row' && item.kind === 'articles')
    const refused = items.filter((item) => item.type === 'finding' && item.severity === 'error')
    expect(articles.length + refused.length).toBeGreaterThan(0)
    for (const finding of refused) expect(finding).toMatchObject({ row: expect.any(Number) })
    for (const item of items)
      if (item.type === 'row') expect(importKinds[item.kind].safeParse(item.value).error).toBeUndefined()
  })
})
