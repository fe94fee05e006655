import { eq } from 'drizzle-orm'
import { stock } from '../capabilities/availability/tables.ts'
import { accessories, articles, categories, media, retailPrices } from '../capabilities/catalogue/tables.ts'
import { customerArticles } from '../capabilities/customers/tables.ts'
import { plants } from '../capabilities/plants/tables.ts'
import { conditions } from '../capabilities/prices/tables.ts'
import type { Db } from '../db/connection.ts'

let counter = 0
const next = () => String(++counter).padStart(6, '0')

type Insert<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>

const always = { validFrom: '1900-01-01', validTo: '9999-12-31' }

type ArticleGiven = Insert<typeof articles> & {
  /** Retail price per 1 of the base unit; none when null. */
  price?: string | null
}

/** A tile sold by the carton of 1.44 m² at 30 € per m²; give only what matters to the test. */
export async function anArticle(db: Db, { price = '30', ...given }: ArticleGiven = {}) {
  const number = next()
  const [article] = await db
    .insert(articles)
    .values({
      matnr: `A${number}`,
      texts: { de: { maktx: `Bodenfliese ${number}` }, en: { maktx: `Floor tile ${number}` } },
      categories: [],
      brand: 'Tonwerk',
      factoryNumbers: [
        { supplier_matnr: `TW-${number}`, supplier_number: '70001', supplier_name: 'Tonwerk GmbH' },
      ],
      attributes: [],
      meins: 'M2',
      salesUnit: 'M2',
      qtyStepsize: '1.44',
      units: [{ unit: 'KAR', numerator: 144, denominator: 100 }],
      weight: '20',
      eekClasses: [],
      ...given,
    })
    .returning()
  if (article === undefined) throw new Error('no article was built')
  if (price !== null) await aRetailPrice(db, { matnr: article.matnr, kmein: article.meins, price })
  return article
}

/** So many articles, all alike but for their numbers. */
export async function someArticles(db: Db, count: number, given: ArticleGiven = {}) {
  const built = []
  for (let i = 0; i < count; i++) built.push(await anArticle(db, given))
  return built
}

/** A retail price in euros without end. */
export async function aRetailPrice(
  db: Db,
  given: Insert<typeof retailPrices> & { matnr: string; price: string },
) {
  await db.insert(retailPrices).values({ currency: 'EUR', kpein: 1, kmein: 'M2', ...always, ...given })
}

/** Takes an article's retail prices away, as when its price is on request from now on. */
export async function withdrawPrice(db: Db, matnr: string) {
  await db.delete(retailPrices).where(eq(retailPrices.matnr, matnr))
}

/** A price condition without end for every quantity: of a customer, or of everybody where none is given. */
export async function aCondition(db: Db, given: Insert<typeof conditions>) {
  await db.insert(conditions).values({
    id: `C${next()}`,
    campaign: false,
    currency: 'EUR',
    kpein: 1,
    scaleFrom: '0',
    ...always,
    ...given,
  })
}

/** A branch in Munich, unless the test says otherwise. */
export async function aPlant(db: Db, given: Insert<typeof plants> = {}) {
  const number = next()
  const [plant] = await db
    .insert(plants)
    .values({
      werks: number.slice(-4),
      name: `Niederlassung ${number}`,
      street: 'Lagerstraße 1',
      plz: '80331',
      city: 'München',
      country: 'DE',
      state: 'BY',
      latitude: 48.14,
      longitude: 11.58,
      openingHours: [1, 2, 3, 4, 5].map((day) => ({ day, from: '06:30', to: '17:00' })),
      pickupCutoff: '15:00',
      deliveryCutoff: '14:00',
      pickup: true,
      ...given,
    })
    .returning()
  if (plant === undefined) throw new Error('no plant was built')
  return plant
}

/** What a branch has of an article, in base units. */
export async function stockOf(db: Db, given: Insert<typeof stock> & { matnr: string; werks: string }) {
  await db.insert(stock).values({ quantity: '0', ...given })
}

/** A category; below another one when that is given. */
export async function aCategory(
  db: Db,
  {
    below,
    ...given
  }: Insert<typeof categories> & { below?: { id: string; level: number; path: string[] } } = {},
) {
  const id = given.id ?? `K${next()}`
  const [category] = await db
    .insert(categories)
    .values({
      id,
      parent: below?.id ?? null,
      name: { de: `Warengruppe ${id}`, en: `Category ${id}` },
      level: below ? below.level + 1 : 0,
      path: [...(below?.path ?? []), id],
      ...given,
    })
    .returning()
  if (category === undefined) throw new Error('no category was built')
  return category
}

/** A picture of an article, or another file where the kind says so. */
export async function aMedium(db: Db, given: Insert<typeof media> & { matnr: string }) {
  await db.insert(media).values({ kind: 'image', sort: 0, source: 'generated', ...given })
}

/** A customer's own number for an article. */
export async function aCustomerNumber(db: Db, given: typeof customerArticles.$inferInsert) {
  await db.insert(customerArticles).values(given)
}

/** An accessory of an article, in a group such as "grout". */
export async function anAccessory(
  db: Db,
  given: Insert<typeof accessories> & { matnr: string; accessory: string },
) {
  await db.insert(accessories).values({ category: 'grout', sort: 0, ...given })
}
