import type { AuditAction } from '@shop/contract/audit-actions'
import type { Actor } from '#server/http/context.ts'
import type { Db } from '#server/db/connection.ts'
import { auditLog } from './tables.ts'
import { commandLine, guestActor } from './words.ts'

export { actionsCalled, actorText, detailText } from './words.ts'

/**
 * Records who did what, in the transaction of the deed. Field sales and staff act on behalf of the customer they are
 * working for. `detail` never holds passwords, tokens, IBAN or mail text.
 */
export async function audit(
  db: Db,
  by: { actor: Actor; request: { id: string } },
  entry: { action: AuditAction; object?: string; detail?: string },
): Promise<void> {
  const { user, kunnr, customerName } = by.actor
  const forOther = user !== undefined && (user.isAdma || user.staff !== undefined) && kunnr !== ''
  await db.insert(auditLog).values({
    actor:
      user?.userId ?? (by.actor.sessionId === undefined ? guestActor : `${guestActor} ${by.actor.sessionId}`),
    onBehalfOf: forOther ? customerName : '',
    kunnr,
    action: entry.action,
    object: entry.object ?? '',
    detail: entry.detail ?? '',
    requestId: by.request.id,
  })
}

/** Records what somebody did on the command line of the server. */
export async function auditCommand(
  db: Db,
  entry: { action: AuditAction; object: string; detail?: string },
): Promise<void> {
  await db.insert(auditLog).values({ actor: commandLine, ...entry })
}
