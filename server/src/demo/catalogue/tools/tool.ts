import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import type { Brand } from '../brands.ts'
import type { Attributes, Family, Product } from '../product.ts'

/** A tool as the tables of this folder list it. */
export interface Tool {
  key?: string
  title: Words
  /** Size or version, part of the name. */
  size: string | Words
  price: number
  weight: number
  attributes: Attributes
}

/** The article of a tool; `family` says what the tools of a table have in common. */
export function tool(
  item: Tool,
  family: Family & { category: string; drawing: string; brand: Brand; use: Words },
): Product {
  const { use, ...common } = family
  return {
    unit: 'ST',
    discountGroup: 'WZ10',
    documents: ['data_sheet'],
    ...common,
    key: item.key,
    name: [
      de`${family.brand.name} ${item.title} ${item.size}`,
      en`${family.brand.name} ${item.title} ${item.size}`,
    ],
    line2: use,
    text: [
      de`${item.title[0]} ${item.size} in Profiqualität: ${use}. Ersatzteile sind lieferbar.`,
      en`${item.title[1]} ${item.size} in professional quality: ${use}. Spare parts are available.`,
    ],
    weight: item.weight,
    price: item.price,
    attributes: { application: use, ...family.attributes, ...item.attributes },
  }
}
