import type { Article, LocalText } from '../catalogue/records.ts'

/** What a cell says in a language; nothing where it is empty. */
export const localText = (language: string, text: string | undefined): LocalText[] =>
  text === undefined ? [] : [{ language, text }]

/** The picture a cell names. */
export const pictureOf = (source: string | undefined): Article['media'] =>
  source === undefined ? [] : [{ source, purpose: 'normal', description: [] }]
