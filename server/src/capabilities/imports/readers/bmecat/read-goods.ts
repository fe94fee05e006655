import type { Decimal } from '@shop/contract/decimal'
import type { Goods } from '../catalogue/records.ts'
import { child, children, textOf, type Element } from './element.ts'
import { positiveOf, type Report } from './read-values.ts'

/**
 * Marks of dangers, origin, customs tariff number and time of delivery; `ofCatalogue` are the countries of origin that
 * hold where the article names none.
 */
export function readGoods(product: Element, ofCatalogue: readonly string[], report: Report): Goods {
  const logistics = child(product, 'PRODUCT_LOGISTIC_DETAILS')
  const origins = filled(children(logistics, 'COUNTRY_OF_ORIGIN'))
  return {
    hazards: readHazards(child(product, 'PRODUCT_DETAILS')),
    origins: origins.length > 0 ? origins : [...ofCatalogue],
    customsNumbers: readCustomsNumbers(logistics),
    deliveryDays: readDeliveryDays(product, report),
  }
}

/** Marks of dangers (SPECIAL_TREATMENT_CLASS), each with the system it belongs to: ADR, GGVS, GHS. */
function readHazards(details: Element | undefined): Goods['hazards'] {
  return children(details, 'SPECIAL_TREATMENT_CLASS').map(({ attributes, text }) => ({
    system: (attributes.type ?? '').trim(),
    text: text.trim(),
  }))
}

/** Customs tariff numbers; programs write them with and without the element the standard puts around them. */
function readCustomsNumbers(logistics: Element | undefined): string[] {
  const groups = children(logistics, 'CUSTOMS_TARIFF_NUMBER')
  const numbers = groups.flatMap((group) => (group.children.length > 0 ? group.children : [group]))
  const named = numbers.filter(({ name }) => name.startsWith('CUSTOMS_'))
  return filled([...named, ...children(logistics, 'CUSTOMS_NUMBER')])
}

/** Working days the supplier takes to deliver. */
function readDeliveryDays(product: Element, report: Report): Decimal | undefined {
  const details = child(product, 'PRODUCT_DETAILS')
  if (textOf(details, 'DELIVERY_TIME') === '0') return undefined
  const times = child(child(product, 'PRODUCT_LOGISTIC_DETAILS'), 'DELIVERY_TIMES')
  return positiveOf(details, 'DELIVERY_TIME', report) ?? positiveOf(times, 'LEADTIME', report)
}

/** Texts of elements that have any, each once. */
export function filled(elements: readonly Element[]): string[] {
  return [...new Set(elements.map(({ text }) => text.trim()).filter((text) => text !== ''))]
}
