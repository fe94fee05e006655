import type { Context, Language } from '#server/http/context.ts'
import { shopAddress } from '#server/config.ts'
import { findContact } from '../documents/public.ts'
import { layOut, queueMail, signatureOf } from '../mails/public.ts'
import { readSettings } from '../shop/public.ts'
import type { RequestedProduct } from './complete.ts'
import { requestWords } from './words.ts'

type SentRequest = {
  id: string
  positions: readonly RequestedProduct[]
  customerReference: string
  remark: string
  attachment: { name: string; mime: string; content: Buffer } | undefined
}

/** Wholesaler's people read German, as in all mails of the shop to them. */
const ofClerks: Language = 'de'
const kind = 'product-request'

/**
 * Queues the mails of a request: to the customer's contact person, or else the company, with the file, and a copy to
 * whoever asked, in his language. Where either has no address, there is no such mail; staff see the request anyway.
 */
export async function queueRequestMails(
  { db, actor, language, config }: Pick<Context, 'db' | 'actor' | 'language' | 'config'>,
  request: SentRequest,
): Promise<void> {
  const { kunnr, customerName } = actor
  const { name = '', mail = '' } = actor.user ?? {}
  const contact = await findContact(db, kunnr)
  const { company } = await readSettings(db, 'company')
  const about = { kind, kunnr, docid: '' }

  const clerk = contact?.mail || company.mail
  if (clerk !== '') {
    const words = requestWords[ofClerks]
    const address = shopAddress(config)
    const laidOut = layOut({
      paragraphs: [words.greeting, words.clerkBody],
      facts: [
        { label: words.customer, value: `${customerName} (${kunnr})` },
        { label: words.askedBy, value: [name, mail].filter((part) => part !== '').join(', ') },
        ...factsOf(request, ofClerks),
      ],
      link: address === undefined ? '' : `${address}staff/requests/${request.id}`,
      linkText: words.link,
      signature: signatureOf(company, ofClerks),
      language: ofClerks,
    })
    await queueMail(db, {
      ...about,
      ...laidOut,
      recipient: clerk,
      replyTo: mail,
      subject: words.clerkSubject(request.id, `${customerName} (${kunnr})`),
      attachments: request.attachment === undefined ? [] : [request.attachment],
    })
  }

  if (mail !== '') {
    const words = requestWords[language]
    const laidOut = layOut({
      paragraphs: [words.greeting, ...words.body],
      facts: factsOf(request, language),
      link: '',
      linkText: '',
      signature: [words.regards, ...signatureOf(company, language)],
      language,
    })
    await queueMail(db, {
      ...about,
      ...laidOut,
      recipient: mail,
      replyTo: clerk,
      subject: words.subject(request.id),
    })
  }
}

function factsOf(
  { positions, customerReference, remark, attachment }: SentRequest,
  language: Language,
): { label: string; value: string }[] {
  const words = requestWords[language]
  const lines = positions.map((line, index) => ({
    label: words.line(index + 1),
    value: [
      line.quantity,
      line.description,
      labelled(words.manufacturerNumber, line.manufacturer_number),
      line.supplier_name,
      labelled(words.supplierId, line.supplier_id),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  }))
  return [
    ...lines,
    { label: words.attachment, value: attachment?.name ?? '' },
    { label: words.reference, value: customerReference },
    { label: words.remark, value: remark },
  ].filter(({ value }) => value !== '')
}

const labelled = (label: string, value: string) => (value === '' ? '' : `${label} ${value}`)
