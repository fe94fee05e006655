import type { ImportInput } from '@shop/contract/imports/kinds'
import type { Finding } from './finding.ts'
import type { Supplier } from './map-article.ts'
import type { CatalogueLookup, MappedItem } from './mapping.ts'
import type { Renumbering } from './records.ts'

const batchSize = 200

/**
 * New supplier's numbers of articles the shop has: the article and its own number stay, the old supplier's number
 * remains one of those it is found by. Nothing is renumbered onto a number another article has.
 */
export async function* renumber(
  renumberings: readonly Renumbering[],
  supplier: Supplier,
  lookup: CatalogueLookup,
): AsyncGenerator<MappedItem> {
  for (let start = 0; start < renumberings.length; start += batchSize) {
    const batch = renumberings.slice(start, start + batchSize)
    const known = await lookup.articlesOf(supplier.id, [
      ...new Set(batch.flatMap(({ from, to }) => [from, to])),
    ])
    const stored = await lookup.storedArticles([...known.values()].map(({ matnr }) => matnr))
    for (const { from, to, row, file } of batch) {
      const article = stored.get(known.get(from)?.matnr ?? '')
      const at = { row, line: row, ...(file !== undefined && { file }) }
      const finding = {
        type: 'finding',
        severity: 'error',
        article: from,
        ...at,
      } as const satisfies Partial<Finding>
      if (known.has(to)) yield { ...finding, code: 'NUMBER_TAKEN', detail: to }
      else if (!article) yield { ...finding, code: 'UNKNOWN_ARTICLE', detail: to }
      else yield { type: 'row', kind: 'articles', ...at, value: renumbered(article, supplier, from, to) }
    }
    yield { type: 'flush' }
  }
}

function renumbered(
  article: ImportInput<'articles'>,
  supplier: Supplier,
  from: string,
  to: string,
): ImportInput<'articles'> {
  const numbers = Array.isArray(article.factory_numbers) ? article.factory_numbers : []
  const [main] = numbers
  const former = { supplier_matnr: from, supplier_name: supplier.name }
  return {
    ...article,
    factory_numbers: [
      { ...main, supplier_matnr: to, supplier_number: supplier.id },
      former,
      ...numbers.slice(1).filter(({ supplier_matnr }) => supplier_matnr !== from && supplier_matnr !== to),
    ],
  }
}
