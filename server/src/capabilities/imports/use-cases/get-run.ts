import type { imports } from '@shop/contract/resources/imports'
import type { UseCase } from '#server/http/context.ts'
import { remarkText } from '../remark-texts.ts'
import { countRemarks, findRun, listNotRestored, listRemarks } from '../staff-store.ts'

/** Shown on the screen; the report to download has all. */
const most = 200

/** GET_RUN */
export const getRun: UseCase<typeof imports, 'GET_RUN'> = async ({ run_id: id }, { db, language, fail }) => {
  const run = await findRun(db, id)
  if (!run) throw fail('NOT_FOUND')
  const remarks = await listRemarks(db, id, most)
  return {
    run,
    remarks: remarks.map(({ reason, value, ...remark }) => ({
      ...remark,
      text: remarkText(reason, language),
      value: value ?? '',
    })),
    numRemarks: await countRemarks(db, id),
    notRestored: await listNotRestored(db, id, most),
  }
}
