import { z } from 'zod'
import { defineResource } from '../define-resource.ts'
import { matnrIn, momentIn, momentOut } from '../ids.ts'
import { articleTile } from './shapes.ts'

const compared = z.object({
  article: articleTile,
  /** What its place is decided by. */
  addedAt: momentOut,
  /** The article's kind, a category of the second level: only what is of the same one compares well. */
  category: z.object({ id: z.string(), name: z.string() }),
  /** Every attribute, in the article's own order. */
  attributes: z.array(z.object({ key: z.string(), name: z.string(), value: z.string(), unit: z.string() })),
})

/** More than a comparison shows: it may hold some that are kept from its user by now. */
const mostNamed = 100

const changed = z.object({ matnr: z.string(), amount: z.number().int() })

export const comparison = defineResource('comparison', {
  GET_COMPARISON: {
    method: 'GET',
    access: 'user',
    summary: 'The articles the user compares, in the order they were added, with every attribute.',
    input: z.object({}),
    output: z.object({ articles: z.array(compared), max: z.number().int() }),
    errors: [],
  },
  ADD_ARTICLE: {
    method: 'POST',
    access: 'user',
    summary: 'Adds an article to the comparison.',
    input: z.object({ matnr: matnrIn }),
    output: changed,
    fieldCodes: { matnr: 'INVALID_MATNR' },
    errors: ['INVALID_MATNR', 'ALREADY_IN_COMPARISON', 'COMPARISON_FULL'],
  },
  REMOVE_ARTICLE: {
    method: 'POST',
    access: 'user',
    summary: 'Takes an article out of the comparison; the answer says what PUT_BACK needs.',
    input: z.object({ matnr: matnrIn }),
    output: changed.extend({ addedAt: momentOut }),
    errors: ['DB_ENTRY_NOT_FOUND'],
  },
  CLEAR_COMPARISON: {
    method: 'POST',
    access: 'user',
    summary: 'Empties the comparison; where the articles that were seen are named, only these are taken out.',
    input: z.object({ seen: z.array(matnrIn).max(mostNamed).optional() }),
    output: z.object({ amount: z.number().int() }),
    errors: [],
  },
  PUT_BACK: {
    method: 'POST',
    access: 'user',
    summary:
      'Puts articles that were taken out back to their places; those that are there by now, or are not in the shop any more, are passed over.',
    input: z.object({
      articles: z
        .array(z.object({ matnr: matnrIn, added_at: momentIn }))
        .min(1)
        .max(mostNamed),
    }),
    output: z.object({ amount: z.number().int() }),
    errors: ['COMPARISON_FULL'],
  },
})
