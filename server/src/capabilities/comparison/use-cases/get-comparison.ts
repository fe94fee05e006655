import type { comparison } from '@shop/contract/resources/comparison'
import type { UseCase } from '#server/http/context.ts'
import { articleFacts, articleTiles } from '../../catalogue/public.ts'
import { comparer } from '../comparer.ts'
import { mostCompared } from '../limit.ts'
import { listCompared } from '../store.ts'

/** GET_COMPARISON */
export const getComparison: UseCase<typeof comparison, 'GET_COMPARISON'> = async (_input, context) => {
  const compared = await listCompared(context.db, comparer(context.actor))
  const matnrs = compared.map(({ matnr }) => matnr)
  const tiles = await articleTiles(context, matnrs)
  const facts = await articleFacts(context, matnrs)
  const articles = compared.flatMap(({ matnr, addedAt }) => {
    const [article, known] = [tiles.get(matnr), facts.get(matnr)]
    return article && known ? [{ article, addedAt: addedAt.toISOString(), ...known }] : []
  })
  return { articles, max: mostCompared }
}
