import type { ContentEntry } from './queries.ts'

/** An entry as SAVE_ENTRY takes it, to write it anew. Pure. */
export const inputOf = ({
  kind,
  title,
  text,
  topic,
  position,
  published,
  validFrom,
  validTo,
}: ContentEntry) => ({
  kind,
  title_de: title.de,
  title_en: title.en,
  text_de: text.de,
  text_en: text.en,
  topic_de: topic.de,
  topic_en: topic.en,
  position,
  published,
  valid_from: validFrom ?? '',
  valid_to: validTo ?? '',
})
