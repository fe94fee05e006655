import { z } from 'zod'
import { decimalIn, decimalOut, positiveDecimalIn } from '../decimal.ts'
import { defineResource } from '../define-resource.ts'
import { idIn, idOut, lineMatnrIn, lineUnitIn, matnrIn, wholeIn } from '../ids.ts'
import { articleTile, availabilityOut, priceOut } from './shapes.ts'

const name = z.string().trim().max(60)
const kommi = z.string().trim().max(80)

export const multibasket = z.object({
  id: idOut,
  name: z.string(),
  kommi: z.string(),
  active: z.boolean(),
  numUePos: z.number().int(),
  version: z.number().int(),
})

export const basketPosition = z.object({
  posnr: z.number().int(),
  version: z.number().int(),
  matnr: z.string(),
  quantity: decimalOut,
  unit: z.string(),
  note: z.string(),
  reference: z.string(),
  article: articleTile.nullable(),
  availability: availabilityOut.nullable(),
  retailPrice: priceOut.nullable(),
  netPrice: priceOut.nullable(),
  retailTotal: decimalOut.nullable(),
  netTotal: decimalOut.nullable(),
  /** What the quantity is a multiple of, in the unit of the line; null where the article no longer has that unit, or has gone. */
  stepsize: decimalOut.nullable(),
  /** Not orderable as it stands: why. */
  problem: z.enum(['', 'ON_REQUEST', 'UNKNOWN_ARTICLE', 'NOT_A_STEP', 'DISCONTINUED']),
})

export const totalsOut = z.object({
  currency: z.string(),
  /** Sums of the lines; the gross amount is net, surcharges and VAT. */
  retail: decimalOut.nullable(),
  net: decimalOut.nullable(),
  surcharges: z.array(z.object({ kind: z.string(), net: decimalOut })),
  vat: z.array(z.object({ category: z.string(), rate: decimalOut, base: decimalOut, amount: decimalOut })),
  gross: decimalOut.nullable(),
  weight: decimalOut.nullable(),
})

/** Why an article does not go into a basket. */
export const notAddedCodes = [
  'ARTICLE_NUMBER_NOT_FOUND',
  'PRICE_ON_REQUEST',
  'INVALID_QUANTITY',
  'BASKET_FULL',
] as const

/** A basket with its lines; also what comes along with VERSION_CONFLICT. */
export const basketAnswer = z.object({
  basket: multibasket,
  positions: z.array(basketPosition),
  totals: totalsOut,
})

const oneArticle = z.object({
  matnr: matnrIn,
  quantity: positiveDecimalIn,
  /** One of the article's, also as people write it ('Stk', 'Paletten'); left out, the one the number names or it is sold in. */
  unit: lineUnitIn,
  note: z.string().max(400).optional(),
  reference: z.string().max(80).optional(),
})

export const basket = defineResource('basket', {
  GET_BASKET: {
    method: 'GET',
    access: 'guest',
    summary: 'A basket with its lines, current prices, stock and totals; the active one when none is named.',
    input: z.object({ multibasket: idIn.optional() }),
    output: basketAnswer,
    errors: ['BASKET_NOT_FOUND'],
  },
  GET_MULTIBASKETS: {
    method: 'GET',
    access: 'guest',
    summary: 'All baskets of the user for this customer; exactly one is active.',
    input: z.object({}),
    output: z.object({ multibaskets: z.array(multibasket) }),
    errors: [],
  },
  ADD_ARTICLE: {
    method: 'POST',
    access: 'guest',
    summary: 'Adds an article; the quantity is added where the article already stands in the same unit.',
    input: oneArticle.extend({ multibasket: idIn.optional() }),
    output: z.object({
      basket: multibasket,
      posnr: z.number().int(),
      /** Of the line, for changing what was just added. */
      version: z.number().int(),
      quantity: decimalOut,
    }),
    errors: ['BASKET_NOT_FOUND', ...notAddedCodes],
  },
  ADD_ARTICLES: {
    method: 'POST',
    access: 'guest',
    summary: 'Adds up to 500 articles; right ones are kept, wrong ones come back with their reason.',
    input: z.object({
      articles: z
        .array(oneArticle.extend({ matnr: lineMatnrIn, quantity: decimalIn }))
        .min(1)
        .max(500),
      multibasket: idIn.optional(),
    }),
    output: z.object({
      basket: multibasket,
      results: z.array(
        z.object({
          matnr: z.string(),
          ok: z.boolean(),
          code: z.enum(['', ...notAddedCodes]),
          posnr: z.number().int().nullable(),
          quantity: decimalOut.nullable(),
          /** Of a refused quantity: what it must be a multiple of, in which unit, and the most a line takes. */
          stepsize: decimalOut.optional(),
          unit: z.string().optional(),
          max: decimalOut.optional(),
          /** Where the article has no such unit: those it has, the one it is sold in first. */
          units: z.array(z.string()).optional(),
        }),
      ),
    }),
    errors: ['BASKET_NOT_FOUND'],
  },
  EDIT_POSITION: {
    method: 'POST',
    access: 'guest',
    summary: 'Changes a line; with the version that was seen, a lost update is refused.',
    input: z.object({
      multibasket: idIn.optional(),
      posnr: wholeIn(1, 999_999),
      version: wholeIn(0, 2_000_000_000).optional(),
      quantity: decimalIn.optional(),
      note: z.string().max(400).optional(),
      reference: z.string().max(80).optional(),
    }),
    output: basketAnswer,
    errors: [
      'ARTICLE_NUMBER_NOT_FOUND',
      'BASKET_NOT_FOUND',
      'DB_ENTRY_NOT_FOUND',
      'INVALID_QUANTITY',
      'VERSION_CONFLICT',
    ],
  },
  REMOVE_POSITION: {
    method: 'POST',
    access: 'guest',
    summary:
      'Removes a line, or takes a quantity back out of it: what was added to it since stays. With an article number only a line of that article.',
    input: z.object({
      multibasket: idIn.optional(),
      posnr: wholeIn(1, 999_999),
      version: wholeIn(0, 2_000_000_000).optional(),
      quantity: positiveDecimalIn.optional(),
      matnr: matnrIn.optional(),
    }),
    output: basketAnswer,
    errors: ['BASKET_NOT_FOUND', 'DB_ENTRY_NOT_FOUND', 'VERSION_CONFLICT'],
  },
  TAKE_BACK: {
    method: 'POST',
    access: 'guest',
    summary:
      'Takes up to 500 additions back out of their lines: what was added to a line since stays, and so does one that is of another article by now.',
    input: z.object({
      multibasket: idIn,
      additions: z
        .array(z.object({ posnr: wholeIn(1, 999_999), matnr: matnrIn, quantity: positiveDecimalIn }))
        .min(1)
        .max(500),
    }),
    output: z.object({ basket: multibasket }),
    errors: ['BASKET_NOT_FOUND'],
  },
  CREATE_BASKET: {
    method: 'POST',
    access: { permission: 'BASKETS_MANAGE' },
    summary: 'Creates a named basket.',
    input: z.object({
      name,
      kommi: kommi.optional(),
      active: z.union([z.enum(['X', '']), z.boolean()]).optional(),
    }),
    output: z.object({ basket: multibasket }),
    missingCodes: { name: 'MISSING_NAME' },
    errors: ['MISSING_NAME', 'INVALID_NAME', 'NAME_ALREADY_TAKEN', 'TOO_MANY_BASKETS'],
  },
  EDIT_BASKET: {
    method: 'POST',
    access: 'guest',
    summary:
      'Renames a basket or changes its commission; the name needs BASKETS_MANAGE. Where one that changes is no longer what was seen, nothing is done.',
    input: z.object({
      multibasket: idIn.optional(),
      name: name.optional(),
      kommi: kommi.optional(),
      seen_name: name.optional(),
      seen_kommi: kommi.optional(),
    }),
    output: z.object({ basket: multibasket }),
    errors: [
      'BASKET_NOT_FOUND',
      'MISSING_NAME',
      'INVALID_NAME',
      'NAME_ALREADY_TAKEN',
      'NO_AUTHORIZATION',
      'CHANGED_MEANWHILE',
    ],
  },
  SET_ACTIVE: {
    method: 'POST',
    access: 'user',
    summary: 'Makes a basket the active one.',
    input: z.object({ multibasket: idIn }),
    output: z.object({ multibaskets: z.array(multibasket) }),
    errors: ['BASKET_NOT_FOUND'],
  },
  DELETE_BASKET: {
    method: 'POST',
    access: { permission: 'BASKETS_MANAGE' },
    summary:
      'Deletes a basket; after the last one an empty one is created. With the version that was seen, one that was changed since stays.',
    input: z.object({ multibasket: idIn, version: wholeIn(0, 2_000_000_000).optional() }),
    output: z.object({ multibaskets: z.array(multibasket) }),
    errors: ['BASKET_NOT_FOUND', 'VERSION_CONFLICT'],
  },
})
