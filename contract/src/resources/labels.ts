import { z } from 'zod'
import { decimalOut, positiveDecimalIn } from '../decimal.ts'
import { defineResource } from '../define-resource.ts'
import { idIn, matnrIn, momentIn, momentOut, wholeIn } from '../ids.ts'
import {
  barcodeTypes,
  labelSendMethods,
  labelSheetNames,
  mostLabelsOfArticle,
  mostLabelsOfPrint,
} from '../labels.ts'
import { articleTile } from './shapes.ts'

const label = z.object({
  matnr: z.string(),
  version: z.number().int(),
  /** What the label says one takes, in `unit`. */
  articleQuantity: decimalOut,
  unit: z.string(),
  /** How many labels are printed. */
  labelQuantity: z.number().int(),
  /** What its place is decided by. */
  addedAt: momentOut,
  article: articleTile,
})

/** The collected labels; also what comes along with VERSION_CONFLICT of one. */
export const labelsOut = z.object({ labels: z.array(label) })
const labelQuantity = wholeIn(1, mostLabelsOfArticle)
/** As it was seen; left out, nothing is compared. */
const seenVersion = wholeIn(0, 2_000_000_000).optional()

export const labels = defineResource('labels', {
  GET_LABELS: {
    method: 'GET',
    access: 'user',
    summary: 'The articles the user will print labels for, in the order they were added.',
    input: z.object({}),
    output: labelsOut,
    errors: [],
  },
  ADD_ARTICLE: {
    method: 'POST',
    access: 'user',
    summary: 'Adds an article; one that is there already gets so many labels more.',
    input: z.object({
      matnr: matnrIn,
      quantity: positiveDecimalIn.optional(),
      label_quantity: labelQuantity.optional(),
    }),
    output: z.object({
      matnr: z.string(),
      /** How many labels more there are now: fewer than asked for where an article may have no more. */
      added: z.number().int(),
    }),
    fieldCodes: { matnr: 'INVALID_MATNR' },
    errors: ['INVALID_MATNR', 'LABELS_FULL'],
  },
  ADD_LIST: {
    method: 'POST',
    access: 'user',
    summary: 'Adds a label for every article of a list, with the quantity of the list.',
    input: z.object({ list_id: idIn }),
    output: z.object({ added: z.number().int() }),
    errors: ['LIST_NOT_FOUND', 'LABELS_FULL'],
  },
  EDIT_ARTICLE: {
    method: 'POST',
    access: 'user',
    summary:
      'Changes the quantity on the label or the number of labels; with the version that was seen, a lost update is refused.',
    input: z.object({
      matnr: matnrIn,
      quantity: positiveDecimalIn.optional(),
      label_quantity: labelQuantity.optional(),
      version: seenVersion,
    }),
    output: labelsOut,
    errors: ['DB_ENTRY_NOT_FOUND', 'VERSION_CONFLICT'],
  },
  REMOVE_ARTICLE: {
    method: 'POST',
    access: 'user',
    summary:
      'Takes an article out; with the version that was seen, one that was changed since stays; with a number of labels only so many of them, as ADD_ARTICLE added. The answer says what PUT_BACK needs.',
    input: z.object({
      matnr: matnrIn,
      version: seenVersion,
      label_quantity: wholeIn(0, mostLabelsOfArticle).optional(),
    }),
    output: labelsOut.extend({
      removed: label.pick({ matnr: true, articleQuantity: true, labelQuantity: true, addedAt: true }),
    }),
    errors: ['DB_ENTRY_NOT_FOUND', 'VERSION_CONFLICT'],
  },
  CLEAR_LABELS: {
    method: 'POST',
    access: 'user',
    summary:
      'Takes all articles out; where those that were seen are named, these alone, and of them none that was changed since.',
    input: z.object({
      seen: z
        .array(z.object({ matnr: matnrIn, version: wholeIn(0, 2_000_000_000) }))
        .max(mostLabelsOfPrint)
        .optional(),
    }),
    output: labelsOut,
    errors: [],
  },
  PUT_BACK: {
    method: 'POST',
    access: 'user',
    summary:
      'Puts articles that were taken out back to their places; those that are there by now, or are not in the shop any more, are passed over.',
    input: z.object({
      articles: z
        .array(
          z.object({
            matnr: matnrIn,
            quantity: positiveDecimalIn,
            label_quantity: labelQuantity,
            added_at: momentIn,
          }),
        )
        .min(1)
        .max(mostLabelsOfPrint),
    }),
    output: labelsOut,
    errors: ['LABELS_FULL'],
  },
  PRINT_LABELS: {
    method: 'POST',
    access: 'user',
    summary:
      'Prints the labels as PDF: names the download address, or sends them by e-mail. Printing begins at a place of the first sheet, so that used sheets can be used up.',
    input: z.object({
      sheet: z.enum(labelSheetNames),
      barcode_type: z.enum(barcodeTypes),
      start_row: wholeIn(1, 99),
      start_column: wholeIn(1, 99),
      send_method: z.enum(labelSendMethods),
      mail: z.string().trim().max(200).optional(),
    }),
    output: z.object({
      labels: z.number().int(),
      pages: z.number().int(),
      /** '' when they were sent by e-mail. */
      url: z.string(),
    }),
    errors: ['LABELS_EMPTY', 'TOO_MANY_ATTEMPTS'],
  },
})
