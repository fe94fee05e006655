import type { docs } from '@shop/contract/resources/docs'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { countMails, queueMail } from '../../mails/public.ts'
import { listPlants } from '../../plants/public.ts'
import { readSettings } from '../../shop/public.ts'
import { findContact, findDocument } from '../store.ts'
import { visibleDocumentTypes } from '../visible-types.ts'

/** Contact mails a customer may send in an hour. */
const mostAnHour = 30
const hour = 3_600_000

/**
 * SEND_CONTACT_MAIL: goes to the customer's contact person, a branch or the company, nobody else: the shop is no relay.
 * Answers go to the user.
 */
export const sendContactMail: UseCase<typeof docs, 'SEND_CONTACT_MAIL'> = async (input, context) => {
  const { db, actor, fail, invalid } = context
  const found = input.docid === undefined ? undefined : await documentOf(context, input.docid)
  const contact = await findContact(db, actor.kunnr)
  const { company } = await readSettings(db, 'company')
  const branches = await listPlants(db)
  const all = [contact?.mail ?? '', company.mail, ...branches.map(({ mail }) => mail)]
  const allowed = all.filter((mail) => mail !== '')
  if (!allowed.some((mail) => mail.toLowerCase() === input.mail_to.toLowerCase()))
    throw invalid({ mail_to: 'UNKNOWN_VALUE' })

  const kind = 'contact'
  const since = new Date(context.now.getTime() - hour)
  if ((await countMails(db, { kind, kunnr: actor.kunnr }, since)) >= mostAnHour)
    throw fail('TOO_MANY_ATTEMPTS')

  const name = actor.user?.name ?? ''
  const from = `${actor.customerName} (${actor.kunnr})`
  await queueMail(db, {
    kind,
    kunnr: actor.kunnr,
    docid: found?.docid ?? '',
    recipient: input.mail_to,
    replyTo: actor.user?.mail ?? '',
    subject: input.subject.replace(/\s+/g, ' '),
    text: [input.message, '', '-- ', name, from, ...(found ? [found.orderNumber ?? found.docid] : [])].join(
      '\n',
    ),
  })
  await audit(db, context, { action: 'send-contact-mail', object: found?.docid ?? input.mail_to })
  return {}
}

async function documentOf({ db, actor, fail }: Parameters<typeof sendContactMail>[1], docid: string) {
  const key = { docid, doctype: 1, kunnr: actor.kunnr, types: visibleDocumentTypes(actor) }
  const found = await findDocument(db, key)
  if (found === undefined) throw fail('DOCUMENT_NOT_FOUND')
  return found
}
