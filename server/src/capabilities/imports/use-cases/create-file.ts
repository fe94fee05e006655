import { pieceSize } from '@shop/contract/imports/sent-file'
import type { imports } from '@shop/contract/resources/imports'
import type { UseCase } from '#server/http/context.ts'
import { createFile } from '../sent-files.ts'

/** CREATE_FILE */
export const createImportFile: UseCase<typeof imports, 'CREATE_FILE'> = async (
  { name, bytes },
  { db, actor, now },
) => ({
  file_id: await createFile(db, { name, bytes, actor: actor.user?.userId ?? '' }, now),
  piece_size: pieceSize,
})
