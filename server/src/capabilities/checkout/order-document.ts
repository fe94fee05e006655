import type { Context } from '#server/http/context.ts'
import { rateOf } from '../baskets/public.ts'
import type { createDocument } from '../documents/public.ts'
import { netVisible } from '../prices/public.ts'
import type { Calculation } from './calculate.ts'

type NewDocument = Parameters<typeof createDocument>[1]
type NewPosition = Parameters<typeof createDocument>[2][number]
type Placed = Pick<Context, 'actor' | 'shop' | 'language' | 'now' | 'today'>

/**
 * The head of the order's document: everything the orderer saw and chose. Prices are stored also for somebody who may
 * not see them; `netVisible` says that they are not for him.
 */
export function orderHead(calculation: Calculation, doctype: 9 | 10, placed: Placed): NewDocument {
  const { choices, totals, orderer, address } = calculation
  const { actor, shop, language, now, today } = placed
  const isPickup = choices.delivery_type === '02'
  const actsForOther = actor.user !== undefined && (actor.user.isAdma || actor.user.staff !== undefined)
  return {
    doctype,
    status: 'A',
    kunnr: actor.kunnr,
    orderNumber: null,
    createDate: today,
    createdAt: now,
    dueDate: null,
    billDate: null,
    validFrom: null,
    validTo: null,
    desiredDeliveryDate: isPickup ? choices.pickup_date : choices.delivery_date,
    userId: actor.user?.userId ?? null,
    creatorName: actor.user?.name ?? '',
    actedBy: actsForOther ? (actor.user?.name ?? '') : '',
    currency: totals.currency,
    netPrice: totals.net,
    grossPrice: totals.gross,
    retailPrice: totals.retail,
    vat: totals.vat.map(({ category, rate, net, vat }) => ({ category, rate, base: net, amount: vat })),
    surcharges: totals.surcharges.map(({ kind, net }) => ({ kind, net })),
    kommission: choices.kommi,
    projectName: choices.project1,
    projectNumber: choices.project2,
    textNote: choices.text,
    deliveryNote: choices.delivery_text,
    reason: '',
    deliveryType: choices.delivery_type,
    pickupWerks: isPickup ? choices.pickup_werks : '',
    pickupDate: isPickup ? choices.pickup_date : null,
    deliveryAddress: address ?? null,
    paymentMethod: choices.payment_method,
    paymentDays: orderer.customer.paymentDays,
    skontoDays: orderer.customer.skontoDays,
    skontoPercent: orderer.customer.skontoPercent,
    completeDelivery: choices.complete_delivery,
    termsVersion: shop.termsVersion,
    language,
    netVisible: netVisible(actor),
    archived: false,
  }
}

/** The lines of the document, numbered in tens as documents are. */
export function orderPositions({
  lines,
  lineDates,
  choices,
  categoryOf,
  deliveryDay,
}: Calculation): NewPosition[] {
  const wished = choices.delivery_type === '02' ? choices.pickup_date : choices.delivery_date
  return lines.map(({ priced, tile, quantity, unit, note, reference }, index) => {
    const { article, retailPrice, netPrice } = priced
    const basis = netPrice ?? retailPrice
    const isSameBasis =
      retailPrice?.costUnit === basis?.costUnit && retailPrice?.volumeUnit === basis?.volumeUnit
    const category = article === null ? 'S' : categoryOf(article)
    return {
      posnr: (index + 1) * 10,
      matnr: priced.matnr,
      text: [tile?.maktx1, tile?.maktx2].filter(Boolean).join(' ') || priced.matnr,
      quantity,
      unit,
      remnant: quantity,
      status: 'A',
      // A document's line has one price unit; a retail price per another one would be read wrongly.
      retailPrice: isSameBasis ? (retailPrice?.price ?? null) : null,
      retailTotal: priced.retailTotal,
      netPrice: netPrice?.price ?? null,
      kpein: basis?.costUnit ?? 1,
      kmein: basis?.volumeUnit ?? unit,
      netTotal: priced.netTotal,
      taxCategory: category,
      vatRate: (article && rateOf(article, category, deliveryDay)) ?? '0',
      deliveryDate: lineDates[index] ?? null,
      demandDate: wished,
      deliveries: [],
      alternativeTo: null,
      partOf: null,
      note,
      reference,
    }
  })
}
