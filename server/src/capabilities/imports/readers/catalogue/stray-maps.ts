import type { Finding } from './finding.ts'
import type { CatalogueLookup } from './mapping.ts'
import type { CatalogueRecord, GroupMap } from './records.ts'

/** Maps the shop is asked about at once. */
const atOnce = 1000

type Places = {
  supplier: string
  categoryOf: (group: string) => string
  lookup: Pick<CatalogueLookup, 'articlesOf'>
}

/** Maps that put articles into groups which the file does not bring: they change nothing, and are told one by one. */
export class StrayMaps {
  #maps: GroupMap[] = []

  /** @param isTold whether the file is known to bring an article */
  take(records: readonly (CatalogueRecord | Finding)[], isTold: (supplierNumber: string) => boolean): void {
    for (const record of records)
      if (record.type === 'group-map' && record.mode !== 'delete' && !isTold(record.supplierNumber))
        this.#maps.push(record)
  }

  /** What there is to say once the file is read; a map that says where an article of the shop stands already is none. */
  async *all(
    isTold: (supplierNumber: string) => boolean,
    { supplier, categoryOf, lookup }: Places,
  ): AsyncGenerator<Finding> {
    const maps = this.#maps.filter(({ supplierNumber }) => !isTold(supplierNumber))
    this.#maps = []
    for (let start = 0; start < maps.length; start += atOnce) {
      const some = maps.slice(start, start + atOnce)
      const numbers = new Set(some.map(({ supplierNumber }) => supplierNumber))
      const known = await lookup.articlesOf(supplier, [...numbers])
      for (const { supplierNumber: article, group, line } of some) {
        const categories = known.get(article)?.categories
        if (categories?.includes(categoryOf(group))) continue
        const code = categories ? 'MAP_NOT_TAKEN' : 'MAP_WITHOUT_ARTICLE'
        const what = { article, field: 'CATALOG_GROUP_ID', detail: group }
        yield { type: 'finding', severity: 'warning', code, line, ...what }
      }
    }
  }
}
