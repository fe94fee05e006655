import type { Translate } from '#web/app/i18n/translate.ts'
import type { Checkout } from './queries.ts'

type Address = Checkout['addresses'][number]
type Plant = Checkout['plants'][number]

/** An address in one line: person and firm, street, town. */
export function addressText({ firstName, name, street, plz, city }: Address): string {
  return [[firstName, name].filter(Boolean).join(' '), street, `${plz} ${city}`].join(', ')
}

/** A plant's name, with its town where the name does not say it. */
export function plantText({ name, city }: Plant): string {
  return name.includes(city) ? name : `${name}, ${city}`
}

/**
 * How and where goods go, in words, from the side of a difference: delivery type, id of the address or plant and
 * "complete", separated by spaces; the last two may be missing. An id no longer offered is left out.
 */
export function deliveryText(
  value: string,
  { addresses, plants }: Pick<Checkout, 'addresses' | 'plants'>,
  t: Translate<'checkout'>,
): string {
  const [type, ...rest] = value.split(' ')
  const isComplete = rest.at(-1) === 'complete'
  const place = (isComplete ? rest.slice(0, -1) : rest).join(' ')
  const isPickup = type === '02'
  const address = addresses.find(({ id }) => !isPickup && id === place)
  const plant = plants.find(({ werks }) => isPickup && werks === place)
  return [
    t(isPickup ? 'deliveryType.02' : 'deliveryType.01'),
    address && addressText(address),
    plant && plantText(plant),
    isComplete && t('completeDelivery'),
  ]
    .filter(Boolean)
    .join(', ')
}
