import type { Context } from '#server/http/context.ts'
import { closeDeletion, findOpenDeletion, findRequest } from './deletions-store.ts'
import { queueAnswerMail } from './queue-mails.ts'

type Answering = Pick<Context, 'db' | 'now' | 'config'>

/** Closes a request that is held, and tells whoever asked. */
export async function answerDeletion(
  context: Answering,
  id: string,
  { state, answer, by }: { state: 'done' | 'refused'; answer: string; by: string },
) {
  const { db, now } = context
  await closeDeletion(db, id, { state, answer, answeredAt: now, answeredBy: by })
  const request = await findRequest(db, id)
  if (request === undefined) throw new Error(`the request ${id} just answered is gone`)
  await queueAnswerMail(context, request)
  return request
}

/** An address is gone: an open request to delete it is done. */
export async function answerOpenDeletion(context: Answering, addressId: string, by: string): Promise<void> {
  const open = await findOpenDeletion(context.db, addressId)
  if (open !== undefined) await answerDeletion(context, open.id, { state: 'done', answer: '', by })
}
