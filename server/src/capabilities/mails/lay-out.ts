import type { Language } from '#server/http/context.ts'
import { letterWords } from '../documents/public.ts'
import type { ShopSettings } from '../shop/public.ts'

/** What a German business letter must name (§ 35a GmbHG, § 125a HGB). */
export function signatureOf(company: ShopSettings['company'], language: Language): string[] {
  const words = letterWords[language]
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

type Parts = {
  paragraphs: readonly string[]
  facts: readonly { label: string; value: string }[]
  link: string
  linkText: string
  signature: readonly string[]
  language: Language
}

/** The same mail as plain text and as HTML. */
export function layOut(parts: Parts): { text: string; html: string } {
  const { paragraphs, facts, link, linkText, signature } = parts
  const text = [
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    link === '' ? '' : `${linkText}: ${link}`,
    signature.join('\n'),
  ]
  return { text: text.filter((part) => part !== '').join('\n\n'), html: htmlOf(parts) }
}

function htmlOf({ paragraphs, facts, link, linkText, signature, language }: Parts): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td style="padding:2px 16px 2px 0;color:#5a6370">${escaped(label)}</td><td style="white-space:pre-line">${escaped(value)}</td></tr>`,
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
