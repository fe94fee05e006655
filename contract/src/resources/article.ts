import { z } from 'zod'
import { decimalOut, positiveDecimalIn } from '../decimal.ts'
import { defineResource } from '../define-resource.ts'
import { matnrIn, numberTextIn, optionalQuery, wholeIn } from '../ids.ts'
import { articleTile, availabilityOut, eekClassOut, priceOut } from './shapes.ts'

export const articleDocumentKinds = [
  'data_sheet',
  'safety_data_sheet',
  'declaration_of_performance',
  'certificate',
  'manual',
  'energy_label',
  'other',
] as const

export const article = defineResource('article', {
  GET_DETAILS: {
    method: 'GET',
    access: 'guest',
    summary: 'Everything of one article page; with a document position also what was agreed there.',
    input: z.object({
      matnr: matnrIn,
      quantity: optionalQuery(positiveDecimalIn),
      doctype: optionalQuery(wholeIn(1, 99)),
      docid: optionalQuery(z.string().min(1).max(20)),
      posnr: optionalQuery(wholeIn(1, 999_999)),
    }),
    output: z.object({
      article: z.object({
        matnr: z.string(),
        matnrDisplay: z.string(),
        bismt: z.string(),
        ean: z.string(),
        maktx: z.string(),
        maktx2: z.string(),
        maktx3: z.string(),
        maktx4: z.string(),
        description: z.string(),
        textLanguage: z.enum(['de', 'en']),
        /** Of the description, where it is not the asked one. */
        descriptionLanguage: z.enum(['de', 'en']).optional(),
        brand: z.string(),
        image: z.string(),
        images: z.array(z.object({ source: z.string(), title: z.string() })),
        documents: z.array(
          z.object({ kind: z.enum(articleDocumentKinds), title: z.string(), source: z.string() }),
        ),
        retailPrice: priceOut.nullable(),
        netPrice: priceOut.nullable(),
        availability: availabilityOut,
        factoryNumbers: z.array(
          z.object({ supplierMatnr: z.string(), supplierNumber: z.string(), supplierName: z.string() }),
        ),
        customerMatnr: z.string(),
        eekClasses: z.array(eekClassOut),
        attributes: z.array(
          z.object({
            key: z.string(),
            name: z.string(),
            value: z.string(),
            unit: z.string(),
            /** Of the name and of the value, where it is not the asked one. */
            language: z.enum(['de', 'en']).optional(),
            valueLanguage: z.enum(['de', 'en']).optional(),
            /** Entry of a search's `fq` that finds what shares the value, where it is a filter. */
            filter: z.string().optional(),
          }),
        ),
        /** Base unit, unit of sale with its step, further units as fractions of the base unit. */
        meins: z.string(),
        salesUnit: z.string(),
        qty_stepsize: decimalOut,
        units: z.array(
          z.object({ unit: z.string(), numerator: z.number().int(), denominator: z.number().int() }),
        ),
        weight: decimalOut.nullable(),
        categories: z.array(
          z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              /** Of the name, where it is not the asked one. */
              language: z.enum(['de', 'en']).optional(),
              value: z.string(),
            }),
          ),
        ),
        discontinued: z.boolean(),
        successor: z.string().nullable(),
      }),
      /** Accessories by category key, in order. */
      accessories: z.array(
        z.object({ category: z.string(), name: z.string(), articles: z.array(articleTile) }),
      ),
      /** Accessories whose need follows from an area: how much of the unit of sale a square metre takes. */
      laying: z.array(
        z.object({
          matnr: z.string(),
          perSquareMetre: decimalOut,
          /** The same in kilograms or litres. */
          consumption: z.object({ value: decimalOut, unit: z.enum(['KG', 'L']) }),
          /** Of what fills joints: the millimetres it is counted by, in proportion to which the need is. */
          joint: decimalOut.nullable(),
        }),
      ),
      /** Accessories along the walls: the metres one unit of sale is enough for. */
      skirting: z.array(z.object({ matnr: z.string(), metres: decimalOut })),
      /** Instead of a discontinued article: its successor first, then what is most like it. */
      alternatives: z.array(
        z.object({
          article: articleTile,
          attributes: z.array(
            z.object({ key: z.string(), name: z.string(), value: z.string(), unit: z.string() }),
          ),
        }),
      ),
      /** The customer's latest order of the article among the documents the user may see. */
      lastBought: z
        .object({
          doctype: z.number().int(),
          docid: z.string(),
          /** The number it bears: the ERP's, else the shop's. */
          number: z.string(),
          date: z.iso.date(),
          quantity: decimalOut,
          unit: z.string(),
          netPrice: priceOut.nullable(),
        })
        .nullable(),
      /** Agreed in the document position that was named. */
      position: z
        .object({
          doctype: z.number().int(),
          docid: z.string(),
          /** The number it bears: the ERP's, else the shop's. */
          number: z.string(),
          posnr: z.number().int(),
          quantity: decimalOut,
          unit: z.string(),
          netPrice: priceOut.nullable(),
        })
        .nullable(),
    }),
    fieldCodes: { matnr: 'INVALID_MATNR' },
    errors: ['INVALID_MATNR', 'DOCUMENT_NOT_FOUND'],
  },
  GET_LAST_ARTICLES: {
    method: 'GET',
    access: 'user',
    summary: 'What the customer ordered last among the documents the user may see, each article once.',
    input: z.object({ rows: wholeIn(1, 50).optional() }),
    output: z.object({
      articles: z.array(
        z.object({
          article: articleTile,
          doctype: z.number().int(),
          docid: z.string(),
          date: z.iso.date(),
          quantity: decimalOut,
          unit: z.string(),
        }),
      ),
    }),
    errors: [],
  },
  GENERATE_EEK_LABELS: {
    method: 'POST',
    access: 'guest',
    readOnly: true,
    summary: 'Makes the energy labels of an article and names their download addresses.',
    input: z.object({ supplier_id: numberTextIn(40), article_number: numberTextIn(60) }),
    output: z.object({
      labels: z.array(z.object({ index: z.number().int(), eekClass: z.string(), url: z.string() })),
    }),
    fieldCodes: {
      supplier_id: 'INVALID_GENERATE_LABELS_PARAMS',
      article_number: 'INVALID_GENERATE_LABELS_PARAMS',
    },
    errors: ['INVALID_GENERATE_LABELS_PARAMS'],
  },
})
