import { edxf, edxfPurposes } from './edxf.ts'
import { child, children, textOf, type Element } from './element.ts'
import { localTexts } from './read-values.ts'
import type { MimeEntry } from '../catalogue/records.ts'

/** Media of an article: its own MIME_INFO, and that of the ETIM extension (UDX.EDXF.MIME_INFO). */
export function readMedia(article: Element, language: string): MimeEntry[] {
  return [
    ...readMime(child(article, 'MIME_INFO'), language),
    ...edxf(article, 'UDX.EDXF.MIME').flatMap((mime) => readEdxfMime(mime, language)),
  ]
}

/** What a MIME_INFO lists. Of a medium that stands there once per language all are read that the shop speaks. */
export function readMime(info: Element | undefined, language: string): MimeEntry[] {
  return children(info, 'MIME').flatMap((mime) =>
    sourcesOf(mime, 'MIME_SOURCE', language).map((source) => ({
      source,
      type: textOf(mime, 'MIME_TYPE')?.toLowerCase(),
      purpose: textOf(mime, 'MIME_PURPOSE')?.toLowerCase(),
      description: [...localTexts(mime, 'MIME_DESCR', language), ...localTexts(mime, 'MIME_ALT', language)],
      order: orderOf(textOf(mime, 'MIME_ORDER')),
    })),
  )
}

function sourcesOf(mime: Element, name: string, language: string): string[] {
  const sources = localTexts(mime, name, language)
  const spoken = sources.filter((source) => [language, 'de', 'en'].includes(source.language))
  const read = spoken.length > 0 ? spoken : sources.slice(0, 1)
  return [...new Set(read.map(({ text }) => text))]
}

function readEdxfMime(mime: Element, language: string): MimeEntry[] {
  return sourcesOf(mime, 'UDX.EDXF.MIME_SOURCE', language).map((source) => ({
    source,
    purpose: edxfPurposes[textOf(mime, 'UDX.EDXF.MIME_CODE')?.toUpperCase() ?? ''],
    description: localTexts(mime, 'UDX.EDXF.MIME_DESIGNATION', language),
    order: orderOf(textOf(mime, 'UDX.EDXF.MIME_ORDER')),
  }))
}

function orderOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}
