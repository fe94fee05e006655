import type { comparison } from '@shop/contract/resources/comparison'
import type { UseCase } from '#server/http/context.ts'
import { findArticlesByNumber } from '../../catalogue/public.ts'
import { comparer } from '../comparer.ts'
import { mostCompared } from '../limit.ts'
import { holdComparison, insertCompared, listCompared } from '../store.ts'

/** ADD_ARTICLE */
export const addArticle: UseCase<typeof comparison, 'ADD_ARTICLE'> = async (input, context) => {
  const { db, actor, now, fail } = context
  const found = (await findArticlesByNumber(context, [input.matnr])).get(input.matnr)
  if (found === undefined) throw fail('INVALID_MATNR')
  const of = comparer(actor)
  await holdComparison(db, of)
  const compared = await listCompared(db, of)
  if (compared.includes(found.matnr)) throw fail('ALREADY_IN_COMPARISON')
  if (compared.length >= mostCompared) throw fail('COMPARISON_FULL')
  await insertCompared(db, of, found.matnr, now)
  return { matnr: found.matnr, amount: compared.length + 1 }
}
