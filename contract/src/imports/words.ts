import { z } from 'zod'
import { deletable, flag, list, someTexts, text } from './fields.ts'

/** synonyms: key `word`+`language`. Words that mean the same to the search. */
export const synonym = z.object({
  word: text(80).min(1),
  language: z.enum(['de', 'en']).default('de'),
  synonyms: list(text(80).min(1)),
  /** `word` finds its synonyms, they do not find it. */
  one_way: flag.default(false),
  ...deletable,
})

/**
 * terms: key `code`. What a code of ETIM means: the name of a feature (EF…) or value (EV…), the sign of a unit (EU…). A language
 * that is left out stays as it was. Articles that came with codes are shown by these names; see docs/how-to/import-data.md.
 */
export const term = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^E[FVU]\d{6}$/),
  name: someTexts(text(300).min(1)),
  ...deletable,
})
