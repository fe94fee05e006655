import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { coloured, colours } from '../colours.ts'
import type { Product } from '../product.ts'
import { pack } from '../product.ts'
import { footwear } from './footwear.ts'
import { gloves } from './gloves.ts'
import { headProtection } from './head-protection.ts'
import type { Wear } from './wear.ts'
import { one } from './wear.ts'
import { workClothes } from './work-clothes.ts'

const wear = [...headProtection, ...gloves, ...footwear, ...workClothes]

/** The safety assortment: every protective article in every size and colour. */
export function* safety(): Generator<Product> {
  for (const item of wear)
    for (const colour of item.colours) for (const size of item.sizes) yield article(item, colour, size)
}

function article(item: Wear, colour: ColourKey, size: string): Product {
  const shade = colours[colour].name
  const brand = item.category === 'boot' || item.category === 'shoe-low' ? brands.trittano : brands.sicurana
  const sized: Words =
    item.sizes === one ? [de`${shade}`, en`${shade}`] : [de`${shade} Gr. ${size}`, en`${shade} size ${size}`]
  return {
    category: item.category,
    drawing: item.drawing,
    name: [de`${brand.name} ${item.title} ${sized}`, en`${brand.name} ${item.title} ${sized}`],
    line2: [de`${item.norm}, ${item.protection}`, en`${item.norm}, ${item.protection}`],
    text: [
      de`${item.title[0]} nach ${item.norm}, Schutz ${item.protection}. Für ${item.use}.`,
      en`${item.title[1]} to ${item.norm}, protection ${item.protection}. For ${item.use[1].toLowerCase()}.`,
    ],
    brand,
    attributes: {
      size,
      ...coloured(colour),
      material: item.material,
      norm: item.norm,
      protection_class: item.protection,
      application: item.use,
      type: item.title,
      ...item.attributes,
    },
    unit:
      item.category.startsWith('glove') || item.category.startsWith('shoe') || item.category === 'boot'
        ? 'PAA'
        : 'ST',
    units: item.perPack ? [pack('PAK', item.perPack)] : [],
    weight: item.weight,
    price: item.price,
    discountGroup: 'AS10',
    documents: ['data_sheet', 'certificate'],
  }
}
