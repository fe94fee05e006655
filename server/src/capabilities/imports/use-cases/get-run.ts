import type { imports } from '@shop/contract/resources/imports'
import type { UseCase } from '#server/http/context.ts'
import { fieldName } from '../field-names.ts'
import { remarkText } from '../remark-texts.ts'
import { shownRun } from '../shown-run.ts'
import { countRemarks, findRun, listNotRestored, listRemarks } from '../staff-store.ts'
import { namedRow } from '../writers.ts'

/** Shown on the screen; the report to download has all. */
const most = 200

/** GET_RUN */
export const getRun: UseCase<typeof imports, 'GET_RUN'> = async ({ run_id: id }, context) => {
  const { db, language, fail } = context
  const run = await findRun(db, id)
  if (!run) throw fail('NOT_FOUND')
  const remarks = await listRemarks(db, id, most)
  const notRestored = await listNotRestored(db, id, most)
  return {
    run: shownRun(run, context),
    remarks: remarks.map(({ reason, value, field, ...remark }) => ({
      ...remark,
      field: fieldName(field, run.kind, language),
      text: remarkText(reason, language),
      value: value ?? '',
    })),
    numRemarks: await countRemarks(db, id),
    notRestored: notRestored.map(({ table, key, outcome }) => ({ ...namedRow(table, key), outcome })),
  }
}
