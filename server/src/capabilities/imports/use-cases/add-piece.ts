import type { imports } from '@shop/contract/resources/imports'
import type { UseCase } from '#server/http/context.ts'
import { addPiece } from '../sent-files.ts'

/** ADD_PIECE */
export const addPieceOfFile: UseCase<typeof imports, 'ADD_PIECE'> = async (
  { file_id: id, index, content },
  { db, actor, fail },
) => {
  const piece = { index, content: Buffer.from(content, 'base64') }
  const outcome = await addPiece(db, id, piece, actor.user?.userId ?? '')
  if (outcome === 'unknown') throw fail('NOT_FOUND')
  if (outcome === 'too-large') throw fail('PAYLOAD_TOO_LARGE')
  return {}
}
