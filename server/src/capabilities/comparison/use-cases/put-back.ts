import type { comparison } from '@shop/contract/resources/comparison'
import type { UseCase } from '#server/http/context.ts'
import { findArticlesByNumber } from '../../catalogue/public.ts'
import { comparer } from '../comparer.ts'
import { mostCompared } from '../limit.ts'
import { holdComparison, insertCompared, listCompared } from '../store.ts'

/** PUT_BACK: all of them or, where others have taken their room, none. */
export const putBack: UseCase<typeof comparison, 'PUT_BACK'> = async ({ articles }, context) => {
  const { db, actor, now, fail } = context
  const of = comparer(actor)
  await holdComparison(db, of)
  const compared = (await listCompared(db, of)).map(({ matnr }) => matnr)
  const places = new Map(articles.map(({ matnr, added_at: addedAt }) => [matnr, new Date(addedAt)]))
  const known = await findArticlesByNumber(context, [...places.keys(), ...compared])
  const isKnown = (matnr: string) => known.get(matnr)?.matnr === matnr
  const missing = [...places]
    .filter(([matnr]) => isKnown(matnr) && !compared.includes(matnr))
    // Nothing was added later than now.
    .map(([matnr, at]) => ({ matnr, addedAt: at < now ? at : now }))
  const amount = compared.filter(isKnown).length + missing.length
  if (missing.length > 0 && amount > mostCompared) throw fail('COMPARISON_FULL')
  await insertCompared(db, of, missing)
  return { amount }
}
