import type { Day } from '@shop/contract/day'
import type { Result } from '@shop/contract/define-resource'
import type { checkout } from '@shop/contract/resources/checkout'
import { lastWishedDay } from '@shop/contract/wished-day'
import type { ReadLine } from '../baskets/public.ts'
import type { DocumentAddress } from '../documents/public.ts'
import type { Choices, PaymentMethod } from './choices.ts'
import { openDayFrom } from './delivery.ts'
import type { PickupPlace } from './pickup.ts'

export type Problem = Result<typeof checkout, 'GET_CHECKOUT'>['problems'][number]

type Facts = {
  lines: readonly ReadLine[]
  choices: Choices
  addresses: readonly DocumentAddress[]
  places: readonly PickupPlace[]
  methods: readonly PaymentMethod[]
  delivery: { next: Day; isOpen: (day: Day) => boolean }
}

/** Everything that is in the way of ordering, each with its field or line; empty when the order can be placed. */
export function problemsOf({ lines, choices, addresses, places, methods, delivery }: Facts): Problem[] {
  return [
    ...(lines.length === 0 ? [problem('positions', 'BASKET_EMPTY')] : []),
    ...lines.flatMap(({ posnr, problem: code }) =>
      code === '' ? [] : [{ ...problem('positions', code), posnr }],
    ),
    ...(methods.includes(choices.payment_method) ? [] : [problem('payment_method', 'UNKNOWN_VALUE')]),
    ...(choices.delivery_type === '01' ? deliveryProblems() : pickupProblems()),
  ]

  function deliveryProblems(): Problem[] {
    const isKnown = addresses.some(({ id }) => id === choices.delivery_address)
    return [
      ...(isKnown ? [] : [problem('delivery_address', 'UNKNOWN_VALUE')]),
      ...dateProblems('delivery_date', choices.delivery_date, delivery.next, delivery.isOpen),
    ]
  }

  function pickupProblems(): Problem[] {
    const place = places.find(({ werks }) => werks === choices.pickup_werks)
    if (place === undefined)
      return [problem('pickup_werks', choices.pickup_werks === '' ? 'REQUIRED' : 'UNKNOWN_VALUE')]
    return dateProblems('pickup_date', choices.pickup_date, place.pickupDate, place.isOpen)
  }
}

function dateProblems(
  field: 'delivery_date' | 'pickup_date',
  day: Day | null,
  next: Day,
  isOpen: (day: Day) => boolean,
): Problem[] {
  if (day === null) return [problem(field, 'REQUIRED', next)]
  if (day < next) return [problem(field, 'DATE_TOO_EARLY', next)]
  const last = lastWishedDay(next)
  if (day > last) return [problem(field, 'DATE_TOO_LATE', last)]
  return isOpen(day) ? [] : [problem(field, 'DATE_NOT_OPEN', openDayFrom(day, isOpen))]
}

const problem = (field: string, code: Problem['code'], date: Day | null = null): Problem => ({
  field,
  posnr: null,
  code,
  date,
})
