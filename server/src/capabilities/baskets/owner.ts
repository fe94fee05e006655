import type { Context } from '#server/http/context.ts'
import { openSession } from '../sessions/public.ts'

/** Whose baskets are meant: a user or a guest, for one customer ('' for guests). */
export type Owner = { owner: string; kunnr: string }

export const ownerOf = ({ owner, kunnr }: Owner): Owner => ({ owner, kunnr })

/** The owner of what is about to be written; a guest without a session gets one now. */
export async function ownerForWrite(
  context: Pick<Context, 'db' | 'now' | 'request' | 'actor' | 'config'>,
): Promise<Owner> {
  if (context.actor.owner !== '') return ownerOf(context.actor)
  const sessionId = await openSession(context, { userId: undefined, kunnr: '' })
  return { owner: `g:${sessionId}`, kunnr: '' }
}
