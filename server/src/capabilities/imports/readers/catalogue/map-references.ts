import type { Finding } from './finding.ts'
import type { MappedItem } from './mapping.ts'
import { noteTo, placeOf } from './note-to.ts'
import type { Article } from './records.ts'

/**
 * What an article refers to as its accessories, each once and never itself.
 * @param numberOf the shop's number by the supplier's; undefined where neither file nor shop has the article
 */
export function* mapReferences(
  article: Article,
  matnr: string,
  numberOf: (supplierNumber: string) => string | undefined,
): Generator<MappedItem> {
  const written = new Set<string>()
  for (const [sort, reference] of article.references.entries()) {
    const accessory = numberOf(reference.supplierNumber)
    if (accessory === undefined) {
      const found: Finding[] = []
      noteTo(found, article)('warning', 'UNKNOWN_REFERENCE', reference.kind, reference.supplierNumber)
      yield* found
    } else if (accessory !== matnr && !written.has(accessory)) {
      written.add(accessory)
      const category = reference.kind.slice(0, 40)
      const value = { matnr, accessory, category, sort }
      yield { type: 'row', kind: 'accessories', ...placeOf(article), value }
    }
  }
}
