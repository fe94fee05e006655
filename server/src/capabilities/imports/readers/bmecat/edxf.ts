import type { Decimal } from '@shop/contract/decimal'
import { descendants, textOf, type Element } from './element.ts'
import { positiveOf, type Report } from './read-values.ts'

/** Extensions of ETIM's guideline for BMEcat that are read, with all that stands in them. */
export const edxfRead = new Set([
  'UDX.EDXF.MIME_INFO',
  'UDX.EDXF.PACKING_UNITS',
  'UDX.EDXF.DISCOUNT_GROUP',
  'UDX.EDXF.BRAND_NAME',
  'UDX.EDXF.NETWEIGHT',
])

/** What media of the guideline are for, as far as the shop tells them apart; others are read without a purpose. */
export const edxfPurposes: Readonly<Record<string, string>> = {
  MD01: 'normal',
  MD03: 'safety_data_sheet',
  MD06: 'energy_label',
  MD07: 'data_sheet',
  MD08: 'certificate',
  MD09: 'certificate',
  MD14: 'manual',
  MD17: 'logo',
  MD18: 'logo',
  MD21: 'manual',
  MD22: 'data_sheet',
  MD31: 'certificate',
  MD32: 'data_sheet',
  MD33: 'certificate',
  MD38: 'manual',
  MD42: 'certificate',
  MD47: 'thumbnail',
  MD50: 'certificate',
  MD51: 'declaration_of_performance',
}

/** Whether an element is one the standard leaves to others. */
export function isExtension({ name }: Element): boolean {
  return name.startsWith('UDX.') || name === 'USER_DEFINED_EXTENSIONS'
}

/** Extensions of this name of an article; some programs leave out the element the standard puts around them. */
export function edxf(article: Element, name: string): Element[] {
  return article.children
    .filter(isExtension)
    .flatMap((extension) => (extension.name === name ? [extension] : descendants(extension, name)))
}

/** The brand, which is not always the maker's name. */
export function edxfBrand(article: Element): string | undefined {
  return edxf(article, 'UDX.EDXF.BRAND_NAME')
    .find(({ text }) => text.trim() !== '')
    ?.text.trim()
}

/** The discount group: the supplier's, else the maker's. */
export function edxfDiscountGroup(article: Element): string | undefined {
  const [group] = edxf(article, 'UDX.EDXF.DISCOUNT_GROUP')
  return (
    textOf(group, 'UDX.EDXF.DISCOUNT_GROUP_SUPPLIER') ?? textOf(group, 'UDX.EDXF.DISCOUNT_GROUP_MANUFACTURER')
  )
}

/** Weight without packing, in kg. */
export function edxfWeight(article: Element, report: Report): Decimal | undefined {
  const [logistics] = edxf(article, 'UDX.EDXF.PRODUCT_LOGISTIC_DETAILS')
  return positiveOf(logistics, 'UDX.EDXF.NETWEIGHT', report)
}
