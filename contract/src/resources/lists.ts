import { z } from 'zod'
import { decimalOut, positiveDecimalIn } from '../decimal.ts'
import { defineResource } from '../define-resource.ts'
import { flagIn, optionalFlag } from '../flag.ts'
import { idIn, idOut, lineUnitIn, matnrIn, momentOut, wholeIn } from '../ids.ts'
import { multibasket, notAddedCodes } from './basket.ts'
import { articleTile } from './shapes.ts'

export const listOut = z.object({
  id: idOut,
  /** Grows with every change of the list or its lines. */
  version: z.number().int(),
  name: z.string(),
  createdAt: momentOut,
  articlesAmount: z.number().int(),
  isPublic: z.boolean(),
  pinned: z.boolean(),
  own: z.boolean(),
})
const listArticle = z.object({
  id: idOut,
  version: z.number().int(),
  matnr: z.string(),
  quantity: decimalOut,
  unit: z.string(),
  /** What a basket takes a multiple of, in the unit of the line; null where the article no longer has that unit, or has gone. */
  stepsize: decimalOut.nullable(),
  article: articleTile.nullable(),
})
const listChanged = z.object({ list: listOut })
/** A list with its lines; also what comes along with VERSION_CONFLICT of a line. */
export const listAnswer = z.object({ list: listOut, articles: z.array(listArticle) })
/** As it was seen; left out, nothing is compared. */
const seenVersion = wholeIn(0, 2_000_000_000).optional()
const name = z.string().max(200)

export const lists = defineResource('lists', {
  GET_LISTS: {
    method: 'GET',
    access: 'user',
    summary: 'Own and shared lists of the customer, pinned ones first.',
    input: z.object({ only_own: optionalFlag }),
    output: z.object({ lists: z.array(listOut) }),
    errors: [],
  },
  GET_LIST: {
    method: 'GET',
    access: 'user',
    summary: 'A list with its articles.',
    input: z.object({ list_id: idIn }),
    output: listAnswer,
    errors: ['LIST_NOT_FOUND'],
  },
  CREATE_LIST: {
    method: 'POST',
    access: 'user',
    summary: 'Creates an empty list.',
    input: z.object({ name, pin: optionalFlag, publish: optionalFlag }),
    output: listChanged,
    missingCodes: { name: 'MISSING_NAME' },
    errors: ['MISSING_NAME', 'INVALID_NAME', 'NAME_ALREADY_TAKEN', 'NO_AUTHORIZATION'],
  },
  CREATE_LIST_FROM_BASKET: {
    method: 'POST',
    access: 'user',
    summary: 'Creates a list from the lines of the active basket.',
    input: z.object({ name, pin: optionalFlag, publish: optionalFlag }),
    output: listChanged,
    missingCodes: { name: 'MISSING_NAME' },
    errors: ['MISSING_NAME', 'INVALID_NAME', 'NAME_ALREADY_TAKEN', 'NO_AUTHORIZATION', 'BASKET_EMPTY'],
  },
  ADD_ARTICLE: {
    method: 'POST',
    access: 'user',
    summary: 'Adds an article to an own list; an article already in it in the same unit gets the sum.',
    input: z.object({
      list_id: idIn,
      matnr: matnrIn,
      quantity: positiveDecimalIn,
      /** One of the article's, also as people write it; left out, the one the number names, else the one the article is sold in. */
      unit: lineUnitIn,
    }),
    output: listChanged,
    fieldCodes: { matnr: 'INVALID_MATNR' },
    errors: ['LIST_NOT_FOUND', 'INVALID_MATNR'],
  },
  EDIT_ARTICLE: {
    method: 'POST',
    access: 'user',
    summary: 'Changes the quantity of a line; with the version that was seen, a lost update is refused.',
    input: z.object({
      list_id: idIn,
      article_id: idIn,
      quantity: positiveDecimalIn,
      version: seenVersion,
    }),
    output: listAnswer,
    errors: ['LIST_NOT_FOUND', 'DB_ENTRY_NOT_FOUND', 'VERSION_CONFLICT'],
  },
  REMOVE_ARTICLE: {
    method: 'POST',
    access: 'user',
    summary: 'Removes a line; with the version that was seen, one that somebody has changed since stays.',
    input: z.object({ list_id: idIn, article_id: idIn, version: seenVersion }),
    output: listAnswer,
    errors: ['LIST_NOT_FOUND', 'DB_ENTRY_NOT_FOUND', 'VERSION_CONFLICT'],
  },
  EDIT_LIST_NAME: {
    method: 'POST',
    access: 'user',
    summary: 'Renames an own list; where it is no longer called `seen_name`, nothing is done.',
    input: z.object({ list_id: idIn, name, seen_name: name.optional() }),
    output: listChanged,
    missingCodes: { name: 'MISSING_NAME' },
    errors: ['LIST_NOT_FOUND', 'MISSING_NAME', 'INVALID_NAME', 'NAME_ALREADY_TAKEN', 'CHANGED_MEANWHILE'],
  },
  PIN_LIST: {
    method: 'POST',
    access: 'user',
    summary: 'Pins a list to the top for this user, or not.',
    input: z.object({ list_id: idIn, pin: flagIn }),
    output: listChanged,
    errors: ['LIST_NOT_FOUND'],
  },
  PUBLISH_LIST: {
    method: 'POST',
    access: 'user',
    summary: 'Shares an own list with all users of the customer, or not.',
    input: z.object({ list_id: idIn, publish: flagIn }),
    output: listChanged,
    errors: ['LIST_NOT_FOUND', 'NO_AUTHORIZATION'],
  },
  DELETE_LIST: {
    method: 'POST',
    access: 'user',
    summary:
      'Deletes an own list; with the version that was seen, one that was changed since in name, sharing or lines stays.',
    input: z.object({ list_id: idIn, version: seenVersion }),
    output: z.object({}),
    errors: ['LIST_NOT_FOUND', 'VERSION_CONFLICT'],
  },
  THROW_LIST: {
    method: 'POST',
    access: 'user',
    summary: 'Puts all articles of a list into a basket.',
    input: z.object({ list_id: idIn, multibasket: idIn.optional() }),
    output: z.object({
      basket: multibasket,
      added: z.number().int(),
      /** Numbers of what could not be added; the same with their reasons. */
      notAdded: z.array(z.string()),
      refused: z.array(z.object({ matnr: z.string(), code: z.enum(notAddedCodes) })),
      /** What was added, to which line of the basket: with it, TAKE_BACK takes back just this. */
      taken: z.array(z.object({ posnr: z.number().int(), matnr: z.string(), quantity: decimalOut })),
    }),
    errors: ['LIST_NOT_FOUND', 'BASKET_NOT_FOUND', 'DB_ENTRY_NOT_FOUND'],
  },
})
