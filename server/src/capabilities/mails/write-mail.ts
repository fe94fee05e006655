import type { Language } from '#server/http/context.ts'
import type { Letter } from '../documents/public.ts'
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
  const signature = [words.regards, ...signatureOf(letter)]
  return {
    subject: kommission === '' ? subject(number) : `${subject(number)} – ${kommission}`,
    text: [
      ...paragraphs,
      facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      link === '' ? '' : `${words.link}: ${link}`,
      signature.join('\n'),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: htmlOf({ paragraphs, facts, link, linkText: words.link, signature, language }),
  }
}

/** What a German business letter must name (§ 35a GmbHG, § 125a HGB). */
function signatureOf({ company, words }: Letter): string[] {
  const managers = company.managers.length === 0 ? '' : `${words.managers}: ${company.managers.join(', ')}`
  const address = [company.street, `${company.plz} ${company.city}`.trim()].filter((part) => part !== '')
  const vatId = company.vatId === '' ? '' : `${words.vatId} ${company.vatId}`
  return [
    company.legalName || company.name,
    address.join(', '),
    company.register,
    managers,
    vatId,
    company.phone,
    company.mail,
  ].filter((line) => line !== '')
}

type HtmlParts = {
  paragraphs: readonly string[]
  facts: readonly { label: string; value: string }[]
  link: string
  linkText: string
  signature: readonly string[]
  language: Language
}

function htmlOf({ paragraphs, facts, link, linkText, signature, language }: HtmlParts): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td style="padding:2px 16px 2px 0;color:#5a6370">${escaped(label)}</td><td>${escaped(value)}</td></tr>`,
  )
  const button =
    link === ''
      ? ''
      : `<p><a href="${escaped(link)}" style="color:#b4431c;font-weight:bold">${escaped(linkText)}</a></p>`
  return [
    `<!doctype html><html lang="${language}"><body style="font:15px/1.5 Arial,sans-serif;color:#1b1f24;max-width:40em">`,
    ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    `<table style="border-collapse:collapse;font-size:14px">${rows.join('')}</table>`,
    button,
    `<p style="color:#5a6370">${signature.map(escaped).join('<br>')}</p>`,
    '</body></html>',
  ].join('\n')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
