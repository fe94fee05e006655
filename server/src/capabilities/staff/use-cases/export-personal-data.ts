import type { staff } from '@shop/contract/resources/staff'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { personalDataFile } from '../../personal-data/public.ts'

/** EXPORT_PERSONAL_DATA: for who asks the wholesaler instead of fetching it himself; recorded, as it opens a person's file. */
export const exportPersonalData: UseCase<typeof staff, 'EXPORT_PERSONAL_DATA'> = async (input, context) => {
  const { db, fail } = context
  const file = await personalDataFile(db, input.user_id, context)
  if (file === undefined) throw fail('NOT_FOUND')
  await audit(db, context, { action: 'export-personal-data', object: input.user_id, of: file.kunnr })
  return file
}
