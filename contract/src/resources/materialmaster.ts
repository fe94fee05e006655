import { z } from 'zod'
import { decimalOut, lineQuantityIn } from '../decimal.ts'
import { defineResource } from '../define-resource.ts'
import { optionalFlag } from '../flag.ts'
import { lineMatnrIn, lineUnitIn, matnrIn } from '../ids.ts'
import { articleTile, availabilityFlag, availabilityOut, priceOut } from './shapes.ts'

/** A price that holds from a quantity of `fromUnit`s on. */
const scaleOut = priceOut.extend({ from: decimalOut, fromUnit: z.string() })

export const materialmaster = defineResource('materialmaster', {
  GET_AVAILABILITIES_AND_PRICES: {
    method: 'POST',
    access: 'guest',
    readOnly: true,
    summary:
      'Availability, retail and own net price of up to 500 articles, in the order asked; the browser collects 10. A wrong number, quantity, also an empty one, or unit spoils its own result only.',
    input: z.object({
      articles: z
        .array(
          z.object({
            matnr: lineMatnrIn,
            unit: lineUnitIn,
            quantity: lineQuantityIn.optional(),
          }),
        )
        .min(1)
        .max(500),
      scale_prices: optionalFlag,
    }),
    output: z.object({
      results: z.array(
        z.object({
          matnr: z.string(),
          found: z.boolean(),
          /**
           * The article has no such unit, or the quantity is no number above zero: its retail price stands in its own unit, and
           * nothing can be said of the quantity.
           */
          problem: z.enum(['UNKNOWN_UNIT', 'INVALID_QUANTITY']).optional(),
          unit: z.string(),
          quantity: decimalOut,
          availability: availabilityOut.nullable(),
          retailPrice: priceOut.nullable(),
          netPrice: priceOut.nullable(),
          /** Net total of the asked quantity. */
          netTotal: decimalOut.nullable(),
          retailTotal: decimalOut.nullable(),
          /** Which agreement makes the net price, until when, and the next scale. */
          explanation: z
            .object({
              rule: z.enum(['customer-article', 'customer-group', 'customer', 'campaign', 'retail']),
              validTo: z.iso.date().nullable(),
              nextScale: scaleOut.nullable(),
            })
            .nullable(),
          scalePrices: z.array(scaleOut),
          /** No price, whatever the unit: can be inquired, not ordered. */
          onRequest: z.boolean(),
        }),
      ),
    }),
    errors: [],
  },
  GET_ADDITIONAL_DATA: {
    method: 'POST',
    access: 'guest',
    readOnly: true,
    summary:
      'What tiles and lines show besides: texts, units, own number, marks for basket, lists, comparison, labels.',
    input: z.object({
      articles: z
        .array(z.object({ matnr: lineMatnrIn }))
        .min(1)
        .max(500),
    }),
    output: z.object({
      results: z.array(
        z.object({
          matnr: z.string(),
          found: z.boolean(),
          article: articleTile.nullable(),
          customerMatnr: z.string(),
          inBasket: z.boolean(),
          inLists: z.boolean(),
          inComparison: z.boolean(),
          inLabels: z.boolean(),
        }),
      ),
    }),
    errors: [],
  },
  GET_WERKS_AVAILABILITY: {
    method: 'GET',
    access: 'guest',
    summary: 'Stock of one article at every branch, in the asked unit.',
    input: z.object({ matnr: matnrIn, unit: lineUnitIn }),
    output: z.object({
      matnr: z.string(),
      unit: z.string(),
      plants: z.array(
        z.object({
          werks: z.string(),
          name: z.string(),
          plz: z.string(),
          city: z.string(),
          availabilityFlag,
          quantity: decimalOut,
          replenishmentDate: z.iso.date().nullable(),
          own: z.boolean(),
          /** Kilometres from the customer's branch. */
          distance: z.number(),
          latitude: z.number(),
          longitude: z.number(),
        }),
      ),
    }),
    fieldCodes: { matnr: 'INVALID_MATNR' },
    errors: ['INVALID_MATNR'],
  },
})
