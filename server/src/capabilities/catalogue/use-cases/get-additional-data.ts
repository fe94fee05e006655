import type { materialmaster } from '@shop/contract/resources/materialmaster'
import type { UseCase } from '#server/http/context.ts'
import { readMarks } from '../article-store.ts'
import { articleTiles } from '../article-tiles.ts'

/** GET_ADDITIONAL_DATA: unknown numbers come back as not found, so that one of them spoils no batch. */
export const getAdditionalData: UseCase<typeof materialmaster, 'GET_ADDITIONAL_DATA'> = async (
  input,
  context,
) => {
  const { db, actor } = context
  const { owner, kunnr, user } = actor
  const matnrs = input.articles.map(({ matnr }) => matnr)
  const tiles = await articleTiles(context, matnrs)
  const marks = await readMarks(db, matnrs, { owner, kunnr, userId: user?.userId ?? '' })
  return {
    results: matnrs.map((matnr) => {
      const article = tiles.get(matnr) ?? null
      const mark = article === null ? undefined : marks.get(matnr)
      return {
        matnr,
        found: article !== null,
        article,
        customerMatnr: mark?.customerMatnr ?? '',
        inBasket: mark?.inBasket ?? false,
        inLists: mark?.inLists ?? false,
        inComparison: mark?.inComparison ?? false,
        inLabels: mark?.inLabels ?? false,
      }
    }),
  }
}
