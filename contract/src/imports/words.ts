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
 * terms: key `code`. What a code of ETIM means: the name of a feature (EF…), value (EV…) or product class (EC…), the sign of a
 * unit (EU…). A language that is left out stays as it was, as do the synonyms of a class. Articles that came with codes
 * are shown by these names, and found by those of their class; see docs/how-to/import-data.md.
 */
export const term = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^E[CFVU]\d{6}$/),
  name: someTexts(text(300).min(1)).optional(),
  /** What else the trade calls a class. */
  synonyms: someTexts(list(text(80).min(1)).pipe(z.array(z.string()).max(200))).optional(),
  ...deletable,
})
