import { classesOf, energyClasses, energyQualifiers, energyScales } from '../energy.ts'
import { z } from 'zod'
import {
  currency,
  day,
  decimal,
  deletable,
  flag,
  integer,
  key,
  language,
  list,
  matnr,
  nonNegativeMoney,
  optionalKey,
  percent,
  positiveDecimal,
  positiveQuantity,
  quantity,
  rank,
  text,
  texts,
  unit,
  weight,
  werks,
} from './fields.ts'

/** categories: key `id`. `parent` empty for the first level; up to four levels are shown. */
export const category = z.object({
  id: key(40),
  parent: key(40).optional(),
  name: texts(text(120).min(1)),
  /** Orders siblings; becomes the six-character sort key of the hierarchy value. */
  sort: integer.min(0).max(999_999).default(0),
  image: text(500).optional(),
  teaser: texts(text(2000)).optional(),
  ...deletable,
})

export const attributeValue = z.object({
  /** Key of the attribute, stable over articles and languages, e.g. "slip_resistance" or an ETIM code. */
  key: key(60),
  name: texts(text(120).min(1)),
  /** Either texts per language, or a number (decimal) with an optional unit. */
  value: z.union([texts(text(300)), decimal]),
  /** Upper end of a range whose lower end is `value`. */
  to: decimal.optional(),
  unit: text(20).optional(),
  /** Offered as a filter. */
  facet: flag.optional(),
})

const articleTexts = z.object({
  maktx: text(200).min(1),
  maktx2: text(200).optional(),
  maktx3: text(200).optional(),
  maktx4: text(200).optional(),
  description: text(64_000).optional(),
})

/** articles: key `matnr`. */
export const article = z.object({
  matnr,
  bismt: key(40).optional(),
  ean: key(14).optional(),
  texts: texts(articleTexts),
  /** Categories (ids) the article stands in; the first is its home. */
  categories: list(key(40)).default([]),
  brand: text(80).optional(),
  /** The maker's or supplier's numbers, the main one first. */
  factory_numbers: list(
    z.object({
      supplier_matnr: key(60),
      supplier_number: key(40).optional(),
      supplier_name: text(120).optional(),
      /** Sales units the supplier's prices are for; his later price lists often do not repeat it. */
      price_quantity: positiveDecimal.optional(),
    }),
  ).default([]),
  attributes: list(attributeValue).default([]),
  /** Base unit: stock and conversions refer to it. */
  meins: unit,
  /** Unit the article is sold in by default; the base unit when absent. */
  sales_unit: unit.optional(),
  /** Sales step in the sales unit, e.g. 1.44 (m² of a carton). */
  qty_stepsize: positiveQuantity.default('1'),
  /** Further units: `numerator` base units are `denominator` of this unit (fractions, never decimals). */
  units: list(
    z.object({
      unit,
      numerator: integer.min(1),
      denominator: integer.min(1),
      ean: key(14).optional(),
    }),
  ).default([]),
  /** Weight of one base unit in kg. */
  weight: weight.optional(),
  discount_group: key(20).optional(),
  tax_category: z.enum(['S', 'AE', 'K', 'G', 'E', 'Z']).default('S'),
  tax_code: key(10).default('full'),
  /** Class with its scale and what it is about; `eprel_id`: in the European register; `label` and `data_sheet` as media. */
  eek_classes: list(
    z
      .object({
        eek_class: z.enum(energyClasses),
        scale: z.enum(energyScales).default('A-G'),
        qualifier: z.enum(energyQualifiers).optional(),
        /** Of a water heater, e.g. "XL". */
        load_profile: text(4).optional(),
        eprel_id: z
          .string()
          .regex(/^\d{1,12}$/)
          .optional(),
        label: text(500).optional(),
        data_sheet: text(500).optional(),
      })
      .refine(({ eek_class, scale }) => classesOf(scale).includes(eek_class), {
        path: ['eek_class'],
        message: 'UNKNOWN_VALUE',
      }),
  ).default([]),
  /** Words it is found by and that are not shown: match codes, keywords of suppliers. */
  search_words: list(text(80).min(1)).default([]),
  /** Product class of ETIM ("EC002567"): the article is found by what the dictionary calls it, too. */
  etim_class: text(8)
    .toUpperCase()
    .regex(/^EC\d{6}$/)
    .optional(),
  discontinued: flag.optional(),
  successor: matnr.optional(),
  /** Last day it is in the shop; the clean-up of the night after removes it. */
  last_day: day.optional(),
  /** Short-term procurable (5 to 7 working days) when the branch has none. */
  procurable: flag.default(true),
  created: day.optional(),
  /** Sales figure for sorting and ranking, any scale. */
  sales_rank: rank.optional(),
  ...deletable,
})

/**
 * media: key (`matnr`, `kind`, `sort`). `source` is a path in the media folder, an http(s) address, or "generated":
 * drawn from the article; "generated:tile" names the drawing.
 */
export const media = z.object({
  matnr,
  kind: z.enum([
    'image',
    'data_sheet',
    'safety_data_sheet',
    'declaration_of_performance',
    'certificate',
    'manual',
    'energy_label',
    'other',
  ]),
  sort: integer.min(0).default(0),
  source: text(500).min(1),
  title: texts(text(200)).optional(),
  mime: text(80).optional(),
  ...deletable,
})

/**
 * accessories: key (`matnr`, `accessory`). `category` groups them on screen ("adhesive", "grout", …); what stands in
 * "skirting" is calculated by the walls of a room.
 */
export const accessory = z.object({
  matnr,
  accessory: matnr,
  category: key(40),
  sort: integer.min(0).default(0),
  ...deletable,
})

/** plants: key `werks`. */
export const plant = z.object({
  werks,
  name: text(120).min(1),
  street: text(120),
  plz: text(10),
  city: text(80),
  country: text(2).default('DE'),
  /** Federal state for public holidays, e.g. "BY". */
  state: text(2).default('BY'),
  latitude: decimal,
  longitude: decimal,
  phone: text(40).optional(),
  mail: text(120).optional(),
  /** Opening hours per weekday, 1 Monday … 7 Sunday, e.g. {"day":1,"from":"06:30","to":"17:00"}. */
  opening_hours: list(
    z.object({
      day: integer.min(1).max(7),
      from: z.iso.time({ precision: -1 }),
      to: z.iso.time({ precision: -1 }),
    }),
  ).default([]),
  /** Orders until then are picked the same day. */
  pickup_cutoff: z.iso.time({ precision: -1 }).default('15:00'),
  delivery_cutoff: z.iso.time({ precision: -1 }).default('14:00'),
  pickup: flag.default(true),
  ...deletable,
})

/** stock: key (`matnr`, `werks`). Quantities in the base unit. */
export const stock = z.object({
  matnr,
  werks,
  quantity,
  replenishment_date: day.optional(),
  ...deletable,
})

/** prices: retail prices, key (`matnr`, `currency`, `valid_from`). Price of `kpein` `kmein`. */
export const price = z.object({
  matnr,
  price: nonNegativeMoney,
  currency: currency.default('EUR'),
  kpein: integer.min(1).default(1),
  kmein: unit,
  valid_from: day.default('1900-01-01'),
  valid_to: day.default('9999-12-31'),
  ...deletable,
})

/**
 * conditions: key `id`. Exactly one target: `matnr`, `discount_group` or neither (customer-wide). `kunnr` is absent
 * only for campaigns open to every customer. Exactly one of `price` (net per `kpein` `kmein`, with `matnr` only) and
 * `percent` (off retail).
 */
export const condition = z.object({
  id: key(60),
  kunnr: key(20).optional(),
  matnr: matnr.optional(),
  discount_group: key(20).optional(),
  campaign: flag.optional(),
  price: nonNegativeMoney.optional(),
  percent: percent.optional(),
  currency: currency.default('EUR'),
  kpein: integer.min(1).default(1),
  kmein: unit.optional(),
  /** From this quantity on, in the price unit `kmein` (or the article's price unit); 0 for every quantity. */
  scale_from: quantity.default('0'),
  valid_from: day.default('1900-01-01'),
  valid_to: day.default('9999-12-31'),
  ...deletable,
})

/** tours: key (`plz`, `werks`). Days a lorry goes to postcodes that start with `plz`; 1 Monday … 7 Sunday. */
export const tour = z.object({
  plz: text(10).min(1),
  werks,
  days: list(integer.min(1).max(7)),
  ...deletable,
})

/**
 * catalogs: key `id`. A user catalogue: the categories (with all below) and articles it holds. What a reserved one
 * holds is seen only by those one of its catalogues is assigned to.
 */
export const catalog = z.object({
  id: key(40),
  name: texts(text(120).min(1)),
  categories: list(key(40)).default([]),
  articles: list(matnr).default([]),
  reserved: flag.default(false),
  ...deletable,
})

/**
 * catalog-assignments: key (`catalog`, `kunnr`, `userId`). Gives a catalogue to a customer (`kunnr` alone), to a user
 * (`userId` alone) or to a user while he acts for a customer. Whoever has exclusive ones sees nothing else.
 */
export const catalogAssignment = z.object({
  catalog: key(40),
  kunnr: optionalKey(20),
  userId: optionalKey(40),
  exclusive: flag.default(false),
  active: flag.default(true),
  valid_from: day.default('1900-01-01'),
  valid_to: day.default('9999-12-31'),
  language: language.optional(),
  currency: currency.optional(),
  ...deletable,
})

/** customer-articles: key (`kunnr`, `matnr`). The customer's own number for an article. */
export const customerArticle = z.object({
  kunnr: key(20),
  matnr,
  customer_matnr: key(60),
  ...deletable,
})
