import type { comparison } from '@shop/contract/resources/comparison'
import type { UseCase } from '#server/http/context.ts'
import { findArticlesByNumber } from '../../catalogue/public.ts'
import { comparer } from '../comparer.ts'
import { mostCompared } from '../limit.ts'
import { holdComparison, insertCompared, listCompared } from '../store.ts'

/** ADD_ARTICLE */
export const addArticle: UseCase<typeof comparison, 'ADD_ARTICLE'> = async (input, context) => {
  const { db, actor, now, fail } = context
  const of = comparer(actor)
  await holdComparison(db, of)
  const compared = (await listCompared(db, of)).map(({ matnr }) => matnr)
  const known = await findArticlesByNumber(context, [input.matnr, ...compared])
  const found = known.get(input.matnr)
  if (found === undefined) throw fail('INVALID_MATNR')
  // What is kept from him by now is not shown to him, so that he could not make room by taking it out.
  const shown = compared.filter((matnr) => known.get(matnr)?.matnr === matnr)
  if (compared.includes(found.matnr)) throw fail('ALREADY_IN_COMPARISON')
  if (shown.length >= mostCompared) throw fail('COMPARISON_FULL')
  await insertCompared(db, of, [{ matnr: found.matnr, addedAt: now }])
  return { matnr: found.matnr, amount: shown.length + 1 }
}
