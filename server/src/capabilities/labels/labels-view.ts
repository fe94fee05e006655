import type { Result } from '@shop/contract/define-resource'
import type { labels } from '@shop/contract/resources/labels'
import type { Context } from '#server/http/context.ts'
import { articleTiles } from '../catalogue/public.ts'
import { labelOwner } from './label-owner.ts'
import { listLabels } from './store.ts'

/** The collected labels as they leave. */
export async function labelsView(context: Context): Promise<Result<typeof labels, 'GET_LABELS'>> {
  const rows = await listLabels(context, labelOwner(context.actor))
  const tiles = await articleTiles(
    context,
    rows.map(({ matnr }) => matnr),
  )
  return {
    labels: rows.flatMap(({ matnr, version, articleQuantity, labelQuantity, addedAt, unit }) => {
      const article = tiles.get(matnr)
      const label = { matnr, version, articleQuantity, labelQuantity, addedAt, unit }
      return article ? [{ ...label, article }] : []
    }),
  }
}
