import { shopAddress } from '#server/config.ts'
import type { Context, Language } from '#server/http/context.ts'
import { findContact } from '../documents/public.ts'
import { layOut, queueMail, signatureOf } from '../mails/public.ts'
import { readSettings } from '../shop/public.ts'
import type { DeletionRequest } from './deletions-store.ts'
import type { Place } from './place.ts'
import { deletionWords } from './words.ts'

/** Wholesaler's people read German, as in all mails of the shop to them. */
const ofClerks: Language = 'de'
const kind = 'address-deletion'

/** Queues the mail about a new request to the customer's contact person, or else the company; staff see it anyway. */
export async function queueRequestMail(
  { db, actor, config }: Pick<Context, 'db' | 'actor' | 'config'>,
  request: { id: string; address: Place; reason: string },
): Promise<void> {
  const { kunnr, customerName } = actor
  const { name = '', mail = '' } = actor.user ?? {}
  const { company } = await readSettings(db, 'company')
  const recipient = (await findContact(db, kunnr))?.mail || company.mail
  if (recipient === '') return
  const words = deletionWords[ofClerks]
  const address = shopAddress(config)
  const customer = `${customerName} (${kunnr})`
  const laidOut = layOut({
    paragraphs: [words.greeting, words.requestBody],
    facts: [
      { label: words.customer, value: customer },
      { label: words.askedBy, value: [name, mail].filter((part) => part !== '').join(', ') },
      { label: words.address, value: lineOf(request.address) },
      { label: words.reason, value: request.reason },
    ].filter(({ value }) => value !== ''),
    link: address === undefined ? '' : `${address}staff/addresses/deletions/${request.id}`,
    linkText: words.link,
    signature: signatureOf(company, ofClerks),
    language: ofClerks,
  })
  await queueMail(db, {
    ...laidOut,
    kind,
    kunnr,
    docid: '',
    recipient,
    replyTo: mail,
    subject: words.requestSubject(request.id, customer),
  })
}

/** Queues the clerk's answer to whoever asked, in his language; none where he is gone or has no address. */
export async function queueAnswerMail(
  { db }: Pick<Context, 'db'>,
  { kunnr, state, address, answer, userMail, userLanguage: language }: DeletionRequest,
): Promise<void> {
  if (userMail === '' || (state !== 'done' && state !== 'refused')) return
  const { company } = await readSettings(db, 'company')
  const contact = await findContact(db, kunnr)
  const words = deletionWords[language]
  const laidOut = layOut({
    paragraphs: [words.greeting, words.answerBody[state]],
    facts: [
      { label: words.address, value: lineOf(address) },
      { label: words.answer, value: answer },
    ].filter(({ value }) => value !== ''),
    link: '',
    linkText: '',
    signature: [words.regards, ...signatureOf(company, language)],
    language,
  })
  await queueMail(db, {
    ...laidOut,
    kind,
    kunnr,
    docid: '',
    recipient: userMail,
    replyTo: contact?.mail || company.mail,
    subject: words.answerSubject[state],
  })
}

const lineOf = ({ firstName, name, street, plz, city, country }: Place): string =>
  [[firstName, name].filter((part) => part !== '').join(' '), street, `${plz} ${city}`, country].join(', ')
