import type { Language } from '#server/http/context.ts'
import type { Letter } from '../documents/public.ts'
import { layOut, signatureOf } from './lay-out.ts'
import { type MailTemplate, mailWords } from './mail-words.ts'

export type WrittenMail = { subject: string; text: string; html: string }

/**
 * Puts a mail about a document into words, as plain text and as HTML. What it says of the document is what its letter
 * says, so without net prices it holds no amount either.
 * @param number the ERP's number once there is one, else the shop's
 * @param link address of the document in the shop, '' where the shop does not know its own
 */
export function writeMail(
  template: MailTemplate,
  about: {
    letter: Letter
    number: string
    kommission: string
    link: string
    attached: boolean
    language: Language
  },
): WrittenMail {
  const { letter, number, kommission, link, attached, language } = about
  const words = mailWords[language]
  const { subject, body } = words.texts[template]
  const facts = [...letter.facts, ...letter.summary.filter(({ strong }) => strong)]
  const reasons = letter.closing.filter(({ heading }) => heading === letter.words.reason)
  const paragraphs = [
    words.greeting,
    body,
    ...reasons.map(({ heading, text }) => `${heading}: ${text}`),
    ...(attached ? [words.attached] : []),
  ]
  const mail = layOut({
    paragraphs,
    facts,
    link,
    linkText: words.link,
    signature: [words.regards, ...signatureOf(letter.company, language)],
    language,
  })
  return {
    subject: kommission === '' ? subject(number) : `${subject(number)} – ${kommission}`,
    ...mail,
  }
}
