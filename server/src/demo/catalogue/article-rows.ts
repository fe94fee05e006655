import type { ImportInput } from '@shop/contract/imports/kinds'
import { addDays } from '@shop/contract/day'
import { inHouseEan } from '../shared/ean.ts'
import { seededRandom } from '../shared/random.ts'
import { texts } from '../shared/texts.ts'
import type { Article } from './articles.ts'
import type { AttributeKey } from './attribute-names.ts'
import { attributeNames } from './attribute-names.ts'
import type { AttributeInput } from './product.ts'

type AttributeRow = NonNullable<Exclude<ImportInput<'articles'>['attributes'], string>>[number]

/**
 * Rows of the articles.
 * @param today calendar day the articles' ages count back from
 */
export function* articleRows(
  articles: readonly Article[],
  numberOf: (key: string) => string,
  today: string,
): Generator<ImportInput<'articles'>> {
  const random = seededRandom('article details')
  // Of their own: else the newest articles would be those that sell best, down to the last.
  const ages = seededRandom('article ages')
  for (const article of articles) yield articleRow(article, numberOf, today, random.next(), ages.next())
}

function articleRow(
  article: Article,
  numberOf: (key: string) => string,
  today: string,
  chance: number,
  age: number,
): ImportInput<'articles'> {
  const discontinued = article.successor !== undefined
  return {
    matnr: article.matnr,
    // two thirds came over from the former system, which counted in the order of creation
    bismt: chance < 0.66 ? `A${200_000 + article.index * 7}` : undefined,
    ean: inHouseEan(article.index),
    texts: {
      de: { maktx: article.name[0], maktx2: article.line2?.[0], description: article.text[0] },
      en: { maktx: article.name[1], maktx2: article.line2?.[1], description: article.text[1] },
    },
    categories: [article.category],
    brand: article.brand.name,
    factory_numbers: [
      {
        supplier_matnr: `${article.brand.prefix}-${((article.index * 7919) % 900_000) + 100_000}`,
        supplier_number: article.brand.number,
        supplier_name: article.brand.company,
      },
    ],
    attributes: attributeRows(article),
    meins: article.unit,
    sales_unit: article.salesUnit ?? article.unit,
    qty_stepsize: String(article.step ?? 1),
    units: (article.units ?? []).map((unit, index) => ({
      ...unit,
      ean: index === 0 ? inHouseEan(100_000 + article.index) : undefined,
    })),
    weight: article.weight === undefined ? undefined : article.weight.toFixed(3),
    discount_group: article.discountGroup,
    eek_classes: [...(article.energy ?? [])],
    discontinued,
    successor: article.successor === undefined ? undefined : numberOf(article.successor),
    procurable: !discontinued && chance > 0.07,
    created: addDays(today, -Math.round(20 + age * 2400)),
    // a few articles sell very often, most seldom
    sales_rank: String(Math.round(10_000 * (1 - chance) ** 6)),
  }
}

function attributeRows(article: Article): AttributeRow[] {
  const entries = Object.entries(article.attributes) as [AttributeKey, AttributeInput | undefined][]
  const leading = entries.toSorted(([a], [b]) => placeOf(a) - placeOf(b))
  return leading.flatMap(([key, value]) => (value === undefined ? [] : [attributeRow(key, value)]))
}

/** What a tradesman compares first; the others follow as they are written. */
const first: readonly AttributeKey[] = ['format', 'thickness', 'surface', 'slip_resistance']

const placeOf = (key: AttributeKey) => (first.includes(key) ? first.indexOf(key) : first.length)

function attributeRow(key: AttributeKey, value: AttributeInput): AttributeRow {
  const { de, en, ...rest }: { de: string; en: string; unit?: string; facet?: boolean } = attributeNames[key]
  const name = { key, name: { de, en }, facet: rest.facet ?? false }
  if (typeof value === 'number') return { ...name, value: decimalText(value), unit: rest.unit }
  if (typeof value === 'string') return { ...name, value: { de: value } }
  if ('from' in value)
    return { ...name, value: decimalText(value.from), to: decimalText(value.to), unit: rest.unit }
  return { ...name, value: texts(value) }
}

/** Without the tails of binary fractions, e.g. 3 × 1.4. */
function decimalText(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
