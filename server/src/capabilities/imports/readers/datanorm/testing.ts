import { importKinds } from '@shop/contract/imports/kinds'
import iconv from 'iconv-lite'
import { expect } from 'vitest'
import {
  defaultMapping,
  type CatalogueLookup,
  type KnownArticle,
  type MappingOptions,
} from '../catalogue/mapping.ts'
import { catalogueToRows } from '../catalogue/to-rows.ts'
import type { SourceFile } from '../source-file.ts'
import { emptyShop, streamOf } from '../testing.ts'
import { datanormSource } from './datanorm-source.ts'

type Stored = Awaited<ReturnType<CatalogueLookup['storedArticles']>>
type Prices = Awaited<ReturnType<CatalogueLookup['storedPrices']>>
/** What the shop has before a delivery is read. */
export type Shop = {
  articles?: Record<string, KnownArticle>
  stored?: Stored
  prices?: Prices
  categories?: string[]
}

/** Reads a delivery to the rows of the import interface, each checked by the schema of its kind. */
export async function read(
  files: readonly SourceFile[],
  options: Partial<MappingOptions> = {},
  shop: Shop = {},
) {
  const lookup: CatalogueLookup = {
    ...emptyShop,
    articlesOf: async (_, numbers) =>
      new Map(Object.entries(shop.articles ?? {}).filter(([number]) => numbers.includes(number))),
    storedArticles: async () => shop.stored ?? new Map(),
    storedPrices: async () => shop.prices ?? new Map(),
    knownCategories: async (ids) => new Set(ids.filter((id) => shop.categories?.includes(id))),
  }
  const mapping = { ...defaultMapping, today: '2026-03-11', supplier: 'S1', ...options }
  const source = await datanormSource(files, mapping)
  const items = await Array.fromAsync(catalogueToRows(source, mapping, lookup))
  const findings = items.filter((item) => item.type === 'finding')
  for (const item of items)
    if (item.type === 'row' && !('delete' in item.value && item.value.delete === 'X'))
      expect(importKinds[item.kind].safeParse(item.value).error).toBeUndefined()
  return {
    findings,
    codes: findings.map(({ code }) => code),
    errors: findings.filter(({ severity }) => severity === 'error'),
    of: (kind: string) =>
      items.flatMap((item) => (item.type === 'row' && item.kind === kind ? [item.value] : [])),
  }
}

/** Header of version 4; its fields stand at places. */
export const head4 = (version = '04') => `V 050326${'Preispflege'.padEnd(115)}${version}EUR`
/** A file of these lines, read in small pieces. */
export const file = (name: string, lines: string[], encoding = 'cp850'): SourceFile => ({
  name,
  open: () => streamOf(iconv.encode(lines.join('\r\n'), encoding), 61),
})
/** A file of version 4 with its header. */
export const datanorm4 = (...lines: string[]) => file('DATANORM.001', [head4(), ...lines])
