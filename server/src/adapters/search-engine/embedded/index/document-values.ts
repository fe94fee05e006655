import { maxCategoryLevel } from '../../port.ts'
import type { AttributeValue, SearchAttribute, SearchDocument, Texts } from '../../document.ts'
import type { ValueBook } from './value-book.ts'

const names: Record<string, Texts> = {
  discontinued: { de: 'Auslaufartikel', en: 'Discontinued' },
  available: { de: 'Verfügbar', en: 'Available' },
  werks: { de: 'Niederlassung', en: 'Branch' },
  brand: { de: 'Marke', en: 'Brand' },
  supplier: { de: 'Lieferant', en: 'Supplier' },
  category: { de: 'Kategorie', en: 'Category' },
  price: { de: 'Preis', en: 'Price' },
}

const yes: Texts = { de: 'ja', en: 'yes' }
const no: Texts = { de: 'nein', en: 'no' }

/** Stands among the catalogues of a reserved article; no catalogue has this id. */
export const reservedKey = ''

export const fieldName = (field: string): Texts => names[field] ?? { de: field, en: field }

/** Numbers of the facet values an article has, each once. */
export function valuesOf(document: SearchDocument, book: ValueBook): number[] {
  const found = new Set<number>()
  const add = (field: string, key: string | undefined) => {
    if (!key) return
    const facet = book.facet(field, 'field', fieldName(field))
    found.add(book.value(facet, key, () => ({ label: { de: key, en: key } })))
  }
  const flag = (field: string, on = false) => {
    const facet = book.facet(field, 'field', fieldName(field))
    found.add(book.value(facet, on ? 'X' : '', () => ({ label: on ? yes : no })))
  }
  flag('discontinued', document.discontinued)
  flag('available', document.available)
  for (const werks of document.werks ?? []) add('werks', werks)
  add('brand', document.brand)
  add('supplier', document.supplierName)
  const pivot = book.facet('category', 'pivot', fieldName('category'))
  for (const path of document.categories ?? []) {
    for (const id of path.slice(0, maxCategoryLevel)) found.add(book.value(pivot, id, () => ({ label: {} })))
  }
  const catalogs = book.facet('catalog', 'hidden', {})
  const held = [...(document.catalogs ?? []), ...(document.reserved ? [reservedKey] : [])]
  for (const id of held) found.add(book.value(catalogs, id, () => ({ label: {} })))
  for (const attribute of document.attributes ?? []) {
    const value = attribute.facet ? attributeValue(attribute, book) : undefined
    if (value !== undefined) found.add(value)
  }
  return [...found]
}

function attributeValue({ key, name, value }: SearchAttribute, book: ValueBook): number | undefined {
  const field = `attr:${key}`
  if (!('number' in value)) {
    const text = value.de ?? value.en
    if (!text) return undefined
    return book.value(book.facet(field, 'field', name), text, () => ({ label: value }))
  }
  const { number, to, unit } = value
  const facet = book.facet(field, 'number', name, unit)
  return book.value(facet, numericKey(value), () => ({ label: numericLabel(value), number, to }))
}

const numericKey = ({ number, to }: NumericValue): string =>
  to === undefined ? String(number) : `${number}-${to}`

type NumericValue = Extract<AttributeValue, { number: number }>

function numericLabel(value: NumericValue): Texts {
  const text = numericKey(value).replace(/(?<=\d)-/, '–') + (value.unit ? ` ${value.unit}` : '')
  return { de: text.replaceAll('.', ','), en: text }
}
