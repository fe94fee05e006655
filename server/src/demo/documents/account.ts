import type { Article } from '../catalogue/articles.ts'
import { conditionRows } from '../partners/conditions.ts'
import { namedCustomers } from '../partners/customers.ts'
import type { Random } from '../shared/random.ts'
import { seededRandom } from '../shared/random.ts'
import { agreedBy, agreedPrice } from './agreed-price.ts'
import type { Position } from './draft.ts'
import { position } from './positions.ts'

/** One of the three customers whose documents are shown, with what he buys and who orders. */
export interface Account {
  kunnr: string
  /** Orders of a usual week. */
  ordersPerWeek: number
  paymentDays: number
  users: readonly { userId: string; name: string }[]
  /** Articles this customer buys; the first ones most often. */
  pool: readonly Article[]
  agreed: ReturnType<typeof agreedBy>
  random: Random
  today: string
}

// oxfmt-ignore
const profiles = [
  { kunnr: namedCustomers.tiler, ordersPerWeek: 2.4, paymentDays: 30, prefixes: ['10', '20', '85', '90'], poolSize: 90, users: [{ userId: 'U100001', name: 'Karl Baumgärtel' }, { userId: 'U100001', name: 'Karl Baumgärtel' }, { userId: 'U100002', name: 'Deniz Yilmaz' }] },
  { kunnr: namedCustomers.builder, ordersPerWeek: 3.2, paymentDays: 30, prefixes: ['30', '40', '50', '60', '85', '90'], poolSize: 140, users: [{ userId: 'U100005', name: 'Renate Hofmann' }] },
  { kunnr: namedCustomers.propertyManager, ordersPerWeek: 1.1, paymentDays: 14, prefixes: ['70', '80', '20', '85'], poolSize: 70, users: [{ userId: 'U100005', name: 'Renate Hofmann' }] },
] as const

/** The three accounts with two years of history. */
export function accounts(articles: readonly Article[], today: string): Account[] {
  const conditions = [...conditionRows(articles, today)]
  return profiles.map(({ prefixes, poolSize, ...profile }) => {
    const random = seededRandom(`documents ${profile.kunnr}`)
    const bought = articles.filter(
      (article) =>
        article.price !== undefined &&
        !article.successor &&
        article.price < 2500 &&
        prefixes.some((prefix) => article.matnr.startsWith(prefix)),
    )
    return {
      ...profile,
      pool: Array.from({ length: poolSize }, () => random.pick(bought)),
      agreed: agreedBy(profile.kunnr, conditions),
      random,
      today,
    }
  })
}

/** An article with its position, so that later documents can recalculate parts of it. */
export interface Line {
  article: Article
  row: Position
}

/** What a customer orders at once: one to eight different articles, favourites first. */
export function lines(account: Account, day: string, count = account.random.integer(1, 8)): Line[] {
  const { random, pool, agreed } = account
  const articles = new Set<Article>()
  while (articles.size < count) {
    const article = pool[Math.floor(random.next() ** 2 * pool.length)]
    if (article) articles.add(article)
  }
  return [...articles].map((article, index) => ({
    article,
    row: position(
      article,
      stepsOf(article, random),
      (quantity, unit) => agreedPrice(article, agreed, { day, quantity, unit }),
      (index + 1) * 10,
      { demand_date: day, delivery_date: day },
    ),
  }))
}

/** Cheap articles are bought in dozens, dear ones singly. */
function stepsOf(article: Article, random: Random): number {
  const price = (article.price ?? 1) / (article.kpein ?? 1)
  if (price > 300) return random.integer(1, 2)
  return price > 40 ? random.integer(1, 6) : random.integer(2, 24)
}

const sites = [
  'BV Lindner Bad OG',
  'BV Rathausgasse 4',
  'EFH Stadler',
  'Praxis Dr. Merk',
  'Kita Sonnenhügel',
  'MFH Ringstraße',
  'Umbau Gasthof Adler',
  'Reihenhaus 12b',
  'Treppenhaus Block C',
  'Lager',
  'Sanierung Wiedemann',
  'Neubau Halle 3',
] as const

/** Reference, creator and dates every document of one business has in common. */
export function heading({ kunnr, users, random }: Account, day: string) {
  const user = random.pick(users)
  const project = random.chance(0.3)
  return {
    kunnr,
    createDate: day,
    userId: user.userId,
    creatorName: user.name,
    currency: 'EUR',
    kommission: random.pick(sites),
    ...(project
      ? { projectName: random.pick(sites), projectNumber: `P-${day.slice(0, 4)}-${random.integer(10, 99)}` }
      : {}),
  }
}
