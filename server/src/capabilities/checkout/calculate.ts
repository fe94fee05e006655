import type { Day } from '@shop/contract/day'
import type { TaxCategory } from '@shop/contract/money'
import type { Context } from '#server/http/context.ts'
import {
  type Basket,
  type OrderTotals,
  orderTotals,
  type ReadLine,
  readLines,
  type Snapshot,
} from '../baskets/public.ts'
import { deliveryPlaces } from '../addresses/public.ts'
import type { DocumentAddress } from '../documents/public.ts'
import { listPlants } from '../plants/public.ts'
import { netVisible, type SoldArticle } from '../prices/public.ts'
import { readSettings } from '../shop/public.ts'
import { allowedMethods, type Choices, chosenDay, type PaymentMethod, resolveChoices } from './choices.ts'
import { deliveryDates } from './delivery.ts'
import { withFreeAddress } from './free-address.ts'
import { type PickupPlace, pickupPlaces } from './pickup.ts'
import { anyPlant, plantCalendar } from './plant-calendar.ts'
import { type Problem, problemsOf } from './problems.ts'
import { sightOf } from './sight.ts'
import { findOrderer, findTourDays, type Orderer } from './store.ts'
import { taxCategoryFor } from './tax-category.ts'

/** A basket as it would be ordered now. Prices are the customer's own, whoever asks. */
export type Calculation = {
  basket: Basket
  lines: ReadLine[]
  /** Per line, in their order: when it is delivered or ready; null where nobody knows. */
  lineDates: (Day | null)[]
  orderer: Orderer
  addresses: DocumentAddress[]
  /** What the orderer had chosen as his default is gone. */
  defaultGone: boolean
  places: PickupPlace[]
  methods: PaymentMethod[]
  choices: Choices
  /** Where the goods go; undefined with pick-up. */
  address: DocumentAddress | undefined
  nextDeliveryDate: Day
  /** VAT is that of this day. */
  deliveryDay: Day
  /** Tax category of an article for this customer and destination. */
  categoryOf: (article: SoldArticle) => TaxCategory
  totals: OrderTotals
  problems: Problem[]
  /** What the actor may see of it, with its hash. */
  snapshot: Snapshot
}

export type Calculator = Pick<Context, 'db' | 'actor' | 'now' | 'today' | 'language' | 'config'>

/** Calculates a basket anew: prices, stock, dates, totals, problems. The number of statements is always the same. */
export async function calculate(context: Calculator, basket: Basket): Promise<Calculation> {
  const { db, actor, now, today, config } = context
  const lines = await readLines(context, basket.id)
  const orderer = await findOrderer(db, actor)
  if (orderer === undefined) throw new Error(`no customer ${actor.kunnr}`)
  const { addresses: known, defaultGone } = await deliveryPlaces(context)
  const addresses = withFreeAddress(known, basket.choices.free_address, actor.permissions)
  const plants = await listPlants(db)
  const { surcharges } = await readSettings(db, 'surcharges')

  const moment = { now, zone: config.timeZone, today }
  const places = pickupPlaces(lines, plants, moment)
  const chosen = resolveChoices(basket, { orderer, addresses, places, werks: actor.werks })
  const address = addresses.find(({ id }) => id === chosen.delivery_address)
  const plant = plants.find(({ werks }) => werks === actor.werks) ?? plants[0]
  const tourDays = plant === undefined ? [] : await findTourDays(db, plant.werks, address?.plz ?? '')
  const calendar = plant === undefined ? anyPlant : plantCalendar(plant)
  const delivery = deliveryDates(lines, calendar, tourDays, chosen.complete_delivery, moment)
  const choices = { ...chosen, delivery_date: chosenDay(basket.choices.delivery_date, delivery.next) }

  const isPickup = choices.delivery_type === '02'
  const place = places.find(({ werks }) => werks === choices.pickup_werks)
  const wished = isPickup ? choices.pickup_date : choices.delivery_date
  const possible = isPickup ? (place?.lines ?? lines.map(() => null)) : delivery.lines
  const lineDates = datesOf(possible, wished, isPickup || choices.complete_delivery)
  const destination = { country: isPickup ? 'DE' : (address?.country ?? 'DE'), vatId: orderer.customer.vatId }
  const categoryOf = (article: SoldArticle) => taxCategoryFor(article.taxCategory, destination)
  // Days gone by have rates of their own, or none: such a wish is a problem of the date, not of the VAT.
  const deliveryDay = wished === null || wished < today ? today : wished
  const totals = orderTotals(
    lines.map(({ priced }) => priced),
    {
      currency: actor.currency,
      deliveryType: choices.delivery_type,
      deliveryDay,
      surchargeRules: surcharges.rules,
      categoryOf,
    },
  )
  const methods = allowedMethods(orderer)
  const facts = {
    basket,
    lines,
    lineDates,
    orderer,
    addresses,
    defaultGone,
    places,
    methods,
    choices,
    totals,
  }
  return {
    ...facts,
    address: isPickup ? undefined : address,
    nextDeliveryDate: delivery.next,
    deliveryDay,
    categoryOf,
    problems: problemsOf({ lines, choices, addresses, places, methods, delivery }),
    snapshot: sightOf({ lines, lineDates, choices, wished, totals, address }, netVisible(actor)),
  }
}

/** A line comes on the wished day, or on the first possible one after it; together, all come with the last. */
function datesOf(possible: readonly (Day | null)[], wished: Day | null, together: boolean): (Day | null)[] {
  const later = possible.map((day) => (day !== null && wished !== null && day < wished ? wished : day))
  const known = later.filter((day) => day !== null)
  if (!together || known.length < later.length) return later
  const last = known.toSorted().at(-1) ?? null
  return later.map(() => last)
}
