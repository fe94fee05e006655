import type { Context } from '#server/http/context.ts'
import { labelOwner } from './label-owner.ts'
import { labelsView } from './labels-view.ts'
import { holdLabels, versionOfLabel } from './store.ts'

type Refusals = 'DB_ENTRY_NOT_FOUND' | 'VERSION_CONFLICT'
type Which = { matnr: string; version?: number | undefined }

/**
 * Holds the labels one of which is to change. A version that is not the current one is refused with the labels as they
 * are now, so that the page can show both.
 */
export async function labelToChange(context: Context<Refusals>, { matnr, version }: Which): Promise<void> {
  const { db, actor, fail } = context
  const of = labelOwner(actor)
  await holdLabels(db, of)
  const current = await versionOfLabel(db, of, matnr)
  if (current === undefined) throw fail('DB_ENTRY_NOT_FOUND')
  if (version !== undefined && version !== current) throw fail('VERSION_CONFLICT', await labelsView(context))
}
