import type { ImportInput } from '@shop/contract/imports/kinds'
import { Big } from 'big.js'
import type { ArticleUnits } from './map-units.ts'
import { unitAmong } from './units.ts'

type Row = ImportInput<'articles'>

/**
 * What a partial record makes of an article the shop has: what it says replaces, what it does not say stays. Units stay
 * as they are where the article already has the unit it is sold in, by whatever name: stock, prices and conversions rest on them.
 */
export function mergeArticle(stored: Row, said: Row, knownUnits: readonly string[]): Row {
  const { texts, attributes, factory_numbers, categories, brand, meins, units, search_words, ...rest } = said
  const keepsUnits = unitAmong(said.sales_unit ?? meins, knownUnits) !== undefined
  const keys = new Set(asList(attributes).map(({ key }) => key))
  const kept = new Map(asList(stored.factory_numbers).map((number) => [number.supplier_matnr, number]))
  const numbers = asList(factory_numbers).map((number) => ({
    ...number,
    ...kept.get(number.supplier_matnr),
    ...definedIn(number),
  }))
  const named = new Set(numbers.map(({ supplier_matnr }) => supplier_matnr))
  return {
    ...stored,
    ...definedIn(rest),
    texts: mergeTexts(stored.texts, texts),
    attributes: [...asList(attributes), ...asList(stored.attributes).filter(({ key }) => !keys.has(key))],
    factory_numbers: [
      ...numbers,
      ...kept.values().filter(({ supplier_matnr }) => !named.has(supplier_matnr)),
    ],
    // A delivery knows one word of an article, the catalogue beside it more.
    search_words: [...new Set([...asList(search_words), ...asList(stored.search_words)])],
    ...(asList(categories).length > 0 && { categories }),
    brand: stored.brand ?? brand,
    ...(keepsUnits
      ? { sales_unit: stored.sales_unit, qty_stepsize: stored.qty_stepsize }
      : { meins, units, sales_unit: said.sales_unit }),
  }
}

function mergeTexts(stored: Row['texts'], said: Row['texts']): Row['texts'] {
  if (typeof stored === 'string' || typeof said === 'string') return said
  return {
    de: { ...stored.de, ...definedIn(said.de) },
    ...((stored.en ?? said.en) && { en: { maktx: '', ...stored.en, ...definedIn(said.en ?? {}) } }),
  }
}

/** Lists of rows may be JSON text in files of rows; rows made by a mapping are never. */
function asList<Item>(list: string | Item[] | undefined): Item[] {
  return Array.isArray(list) ? list : []
}

function definedIn<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>
}

/** The units of an article the shop has. */
export function storedUnits(stored: Row): ArticleUnits {
  const units = asList(stored.units).map(({ unit, numerator, denominator }) => ({
    unit,
    numerator: Number(numerator),
    denominator: Number(denominator),
  }))
  const salesUnit = stored.sales_unit ?? stored.meins
  const fraction = units.find(({ unit }) => unit === salesUnit)
  return {
    meins: stored.meins,
    salesUnit,
    stepSize: String(stored.qty_stepsize ?? '1'),
    units,
    perOrderUnit: fraction ? new Big(fraction.numerator).div(fraction.denominator).toFixed() : '1',
  }
}
