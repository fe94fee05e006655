import type { staff } from '@shop/contract/resources/staff'
import { auditActions } from '@shop/contract/audit-actions'
import type { UseCase } from '#server/http/context.ts'
import { actionsCalled, actorText, detailText } from '../../audit/public.ts'
import { listAudit } from '../store.ts'

/** GET_AUDIT: in the words of the request's language. */
export const getAudit: UseCase<typeof staff, 'GET_AUDIT'> = async (input, { db, language }) => {
  const words = input.query?.trim() ?? ''
  const { entries, numFound } = await listAudit(db, { words, actions: actionsCalled(words, language) }, input)
  return {
    entries: entries.map(({ at, detail, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      actorText: actorText(entry.actor, language),
      actionText: auditActions[entry.action][language],
      detail: detailText(entry.action, detail, language),
    })),
    numFound,
  }
}
