import type { Day } from '@shop/contract/day'
import type { Language } from '#server/http/context.ts'
import { inLanguage } from './in-language.ts'
import type { Entry } from './store.ts'

/** A piece of news as customers read it. Without a first day it is of today. */
export function newsView(entry: Entry, asked: Language, today: Day) {
  const { title, paragraphs, language } = inLanguage(entry, asked)
  return { id: String(entry.id), title, date: entry.validFrom ?? today, language, paragraphs }
}
