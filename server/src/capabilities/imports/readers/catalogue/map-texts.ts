import { beginningOf } from './beginning-of.ts'
import { plainLine, plainText } from './plain-text.ts'
import type { Article, LocalText } from './records.ts'
import type { Note } from './mapping.ts'

/** German and English of a list of texts; German falls back to English, then to whatever there is. */
export function bothLanguages(texts: readonly LocalText[]): { de?: string; en?: string } {
  const clean = texts
    .map(({ language, text }) => ({ language, text: plainLine(text) }))
    .filter(({ text }) => text)
  const en = clean.find(({ language }) => language === 'en')?.text
  return { de: clean.find(({ language }) => language === 'de')?.text ?? en ?? clean[0]?.text, en }
}

type Texts = { maktx: string; maktx2?: string; description?: string }

/** Texts of an article in German and, where the file has one, in English. */
export function mapTexts(article: Article, note: Note): { de: Texts; en?: Texts } {
  const languages = new Set([...article.short, ...article.long].map(({ language }) => language))
  const foreign = [...languages].filter((language) => language !== 'de' && language !== 'en')
  if (foreign.length > 0) note('note', 'UNKNOWN_LANGUAGE', undefined, foreign.join(', '))
  const german = textsIn('de', article, note)
  const english = textsIn('en', article, note)
  if (german) return { de: german, en: english }
  const other = english ?? textsIn(foreign[0] ?? 'de', article, note)
  if (other) {
    note('warning', 'NO_GERMAN_TEXT')
    return { de: other, en: english }
  }
  note('warning', 'NO_SHORT_TEXT')
  return { de: { maktx: article.manufacturerType ?? article.supplierNumber } }
}

function textsIn(language: string, article: Article, note: Note): Texts | undefined {
  const of = (texts: readonly LocalText[]) =>
    texts.filter((text) => text.language === language).map((text) => text.text)
  const short = of(article.short)
    .map(plainLine)
    .find((text) => text !== '')
  const description = of(article.long)
    .map(plainText)
    .filter((text) => text !== '')
    .join('\n\n')
  const maktx = short ?? description.split('\n', 1)[0] ?? ''
  if (maktx === '') return undefined
  const secondLine = article.short2 ?? article.manufacturerType
  if (short === undefined) note('warning', 'NO_SHORT_TEXT', undefined, language)
  return {
    maktx: cut(maktx, 200, note),
    maktx2: secondLine === undefined ? undefined : cut(plainLine(secondLine), 200, note),
    description: description === '' ? undefined : cut(description, 64_000, note),
  }
}

function cut(text: string, max: number, note: Note): string {
  if (text.length <= max) return text
  note('warning', 'TEXT_CUT', undefined, `${text.length} > ${max}`)
  return `${beginningOf(text, max - 1)}…`
}
