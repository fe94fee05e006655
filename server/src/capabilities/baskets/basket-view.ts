import type { Result } from '@shop/contract/define-resource'
import type { basket as resource } from '@shop/contract/resources/basket'
import type { SurchargeRule } from '../prices/public.ts'
import { netVisible } from '../prices/public.ts'
import { readSettings } from '../shop/public.ts'
import { orderTotals, totalsView } from './order-totals.ts'
import { stepIn } from './quantity.ts'
import { type LineReader, type ReadLine, readLines } from './read-lines.ts'
import type { Basket } from './store.ts'

export type BasketAnswer = Result<typeof resource, 'GET_BASKET'>

/** A basket in a list of baskets. */
export const multibasket = ({ id, name, kommi, active, numUePos, version }: Basket) => ({
  id,
  name,
  kommi,
  active,
  numUePos,
  version,
})

/** The basket with its lines and totals, as the actor may see them. */
export async function basketView(reader: LineReader, basket: Basket): Promise<BasketAnswer> {
  const lines = await readLines(reader, basket.id)
  const { surcharges } = await readSettings(reader.db, 'surcharges')
  return viewOf(reader, basket, lines, surcharges.rules)
}

/** What a guest sees before he has put anything into his basket: nothing is stored for him yet. */
export function emptyView(reader: LineReader, name: string): BasketAnswer {
  const basket = {
    id: '',
    name,
    kommi: '',
    active: true,
    numUePos: 0,
    version: 0,
    nextPosnr: 1,
    choices: {},
    seen: [],
  }
  return viewOf(reader, basket, [], [])
}

function viewOf(
  { actor, today }: LineReader,
  basket: Basket,
  lines: readonly ReadLine[],
  surchargeRules: readonly SurchargeRule[],
): BasketAnswer {
  const seesNet = netVisible(actor)
  const totals = orderTotals(
    lines.map((line) => line.priced),
    {
      currency: actor.currency,
      deliveryType: basket.choices.delivery_type ?? '01',
      deliveryDay: today,
      surchargeRules,
    },
  )
  return {
    basket: multibasket({ ...basket, numUePos: lines.length }),
    positions: lines.map((line) => positionView(line, seesNet)),
    totals: totalsView(totals, seesNet),
  }
}

/** A line as it leaves; net prices only for whoever may see them. */
export function positionView(line: ReadLine, seesNet: boolean): BasketAnswer['positions'][number] {
  const { priced } = line
  return {
    posnr: line.posnr,
    version: line.version,
    matnr: line.matnr,
    quantity: line.quantity,
    unit: line.unit,
    note: line.note,
    reference: line.reference,
    article: line.tile,
    availability: priced.availability,
    retailPrice: priced.retailPrice,
    netPrice: seesNet ? priced.netPrice : null,
    retailTotal: priced.retailTotal,
    netTotal: seesNet ? priced.netTotal : null,
    stepsize: (priced.article && stepIn(line.unit, priced.article)) ?? null,
    problem: line.problem,
  }
}
