import type { Language } from '#server/http/context.ts'
import type { Words } from './tables.ts'

export type Written = { title: Words; text: Words; topic: Words }

/** An entry as a visitor reads it: whole in his language, or whole in German where English is missing. Pure. */
export function inLanguage({ title, text, topic }: Written, asked: Language) {
  const language: Language = asked === 'en' && title.en !== '' && text.en !== '' ? 'en' : 'de'
  return {
    title: title[language],
    paragraphs: paragraphsOf(text[language]),
    topic: topic[language] === '' ? topic.de : topic[language],
    language,
  }
}

/** Paragraphs are parted by an empty line, as in a mail. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

const longest = 280

/** The beginning of a text for a list, cut at a word. Pure. */
export function teaserOf([first = '']: readonly string[]): string {
  if (first.length <= longest) return first
  const cut = first.slice(0, longest)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > 0 ? end : longest)} …`
}
