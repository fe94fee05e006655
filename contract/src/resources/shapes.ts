import { z } from 'zod'
import { decimalOut } from '../decimal.ts'
import { energyQualifiers } from '../energy.ts'

/** A price for `costUnit` `volumeUnit`s, e.g. 12.50 EUR per 100 ST. */
export const priceOut = z.object({
  price: decimalOut,
  currency: z.string(),
  costUnit: z.number().int(),
  volumeUnit: z.string(),
})

export const eekClassOut = z.object({
  eekClass: z.string(),
  /** From best to worst, e.g. "A+++-D". */
  scale: z.string(),
  /** What the class is about where an article has several; '' where it has one. */
  qualifier: z.enum(['', ...energyQualifiers]),
  loadProfile: z.string(),
  /** Number in the European product registry, '' for none. */
  eprelId: z.string(),
  supplierId: z.string(),
  articleNumber: z.string(),
  index: z.number().int(),
  dataSheet: z.string().nullable(),
})

export const availabilityFlag = z.enum(['available', 'shortly-available', 'not-available'])

export const availabilityOut = z.object({
  availabilityFlag,
  /** Base units that can be had at once, over the branches the customer may use. */
  directlyAvailable: decimalOut,
  /** Can be procured within 5 to 7 working days. */
  shortlyAvailable: z.boolean(),
  replenishmentDate: z.iso.date().nullable(),
  /** The customer's branch and what it has. */
  werks: z.string().nullable(),
  werksQuantity: decimalOut.nullable(),
})

export const addressOut = z.object({
  id: z.string(),
  firstName: z.string(),
  name: z.string(),
  street: z.string(),
  plz: z.string(),
  city: z.string(),
  country: z.string(),
  isDefault: z.boolean(),
  isGlobal: z.boolean(),
})

/** Name and place of an address as people type it. */
export const addressPlaceIn = z.object({
  firstName: z.string().trim().max(80).default(''),
  /** Company or last name. */
  name: z.string().trim().min(1).max(120),
  /** With house number. */
  street: z.string().trim().min(1).max(120),
  plz: z.string().trim().min(1).max(10),
  city: z.string().trim().min(1).max(80),
  /** ISO 3166 code. */
  country: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}$/)
    .default('DE'),
})

export type AddressPlace = z.output<typeof addressPlaceIn>

/** An article in lists, tiles, suggestions: the names of the specification's article tile. */
export const articleTile = z.object({
  matnr: z.string(),
  matnrDisplay: z.string(),
  bismt: z.string(),
  maktx1: z.string(),
  maktx2: z.string(),
  maktx3: z.string(),
  maktx4: z.string(),
  /** Language of the texts: the one asked for, else German. */
  textLanguage: z.enum(['de', 'en']),
  picture: z.string(),
  price: decimalOut.nullable(),
  currency: z.string(),
  kpein: z.number().int(),
  kmein: z.string(),
  qty_stepsize: decimalOut,
  /** Unit the quantity is entered in. */
  meins: z.string(),
  mseh3: z.string(),
  eek_classes: z.array(eekClassOut),
  /** Accessory categories. */
  cross: z.array(z.string()),
  supplier_name: z.string(),
  supplier_matnr: z.string(),
  brand: z.string(),
  discontinued: z.boolean(),
  /** Attributes that matter in a table view, in order. */
  attributes: z.array(z.object({ key: z.string(), name: z.string(), value: z.string(), unit: z.string() })),
})

export type ArticleTile = z.output<typeof articleTile>

/** A file of JSON, whole. */
export const jsonFileOut = z.object({ name: z.string(), json: z.string() })

/** A file to save; `url` is of the shop itself. */
export const fileOut = z.object({ name: z.string(), bytes: z.number().int(), url: z.string() })

/** Signs alone are nothing the search could look for. */
export const synonymWord = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/[\p{L}\p{N}]/u)
