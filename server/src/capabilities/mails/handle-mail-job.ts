import { z } from 'zod'
import type { Language } from '#server/http/context.ts'
import { type DocumentRow, documentLetter, findContact, getDocument, letterPdf } from '../documents/public.ts'
import type { JobContext, JobHandler } from '../jobs/public.ts'
import { readSettings } from '../shop/public.ts'
import { type MailTemplate, mailTemplates } from './mail-words.ts'
import { findPerson, listBudgetManagers } from './people-store.ts'
import { type Reader, readersOf } from './readers.ts'
import { queueMail } from './store.ts'
import { writeMail } from './write-mail.ts'

/** What a job of kind 'mail' carries. */
const mailJob = z.object({ template: z.enum(mailTemplates), docid: z.string() })

/** Mails that carry the document as PDF; the others only tell what became of it. */
const withPdf: readonly MailTemplate[] = ['receipt', 'confirmation', 'budget-release-needed']

/** Job 'mail': writes the mails a document causes and queues them; a repeated job queues none twice. */
export const handleMailJob: JobHandler = async (payload, context) => {
  const { template, docid } = mailJob.parse(payload)
  const document = asReported(template, await getDocument(context.db, docid))
  for (const reader of await readersFor(template, document, context)) {
    await queueFor(reader, template, document, context)
  }
}

/**
 * The document as the mail tells of it. The ERP may have acknowledged an order before its receipt is written; the
 * receipt stays one.
 */
function asReported(template: MailTemplate, document: DocumentRow): DocumentRow {
  if (template === 'receipt') return { ...document, doctype: 10, status: 'A', orderNumber: null }
  return template === 'budget-release-needed' ? { ...document, doctype: 9, status: 'A' } : document
}

async function readersFor(
  template: MailTemplate,
  document: DocumentRow,
  { db }: JobContext,
): Promise<Reader[]> {
  const { kunnr, userId, netVisible } = document
  const contact = template === 'refusal' ? await findContact(db, kunnr) : undefined
  const { company } = await readSettings(db, 'company')
  return readersOf(template, {
    orderer: userId === null ? undefined : await findPerson(db, userId),
    managers: template === 'budget-release-needed' ? await listBudgetManagers(db, kunnr) : [],
    clerk: contact?.mail || company.mail,
    language: languageOf(document),
    netVisible,
  })
}

async function queueFor(
  { address, language, withNetPrices }: Reader,
  template: MailTemplate,
  document: DocumentRow,
  { db, config }: JobContext,
): Promise<void> {
  const { docid, kunnr, kommission } = document
  const letter = await documentLetter(db, document, { language, withNetPrices, timeZone: config.timeZone })
  const attached = withPdf.includes(template)
  const path = `myaccount/document/${document.doctype}/${docid}`
  const written = writeMail(template, {
    letter,
    number: document.orderNumber ?? docid,
    kommission,
    link: config.baseUrl === undefined ? '' : `${config.baseUrl}${config.basePath}${path}`,
    attached,
    language,
  })
  await queueMail(db, {
    ...written,
    kind: template,
    kunnr,
    docid,
    recipient: address,
    uniqueKey: `${template} ${docid} ${address.toLowerCase()}`,
    attachments: attached ? [await letterPdf(letter)] : [],
  })
}

const languageOf = ({ language }: DocumentRow): Language => (language === 'en' ? 'en' : 'de')
