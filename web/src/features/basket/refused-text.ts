import type { Formats } from '@shop/contract/formats'
import type { Translate } from '#web/app/i18n/translate.ts'
import type { Position } from './queries.ts'
import type { Refused } from './use-positions.ts'

/**
 * What happened to a change of a line that was not saved, with both states.
 * @param position as it is now
 */
export function refusedText(
  position: Pick<Position, 'quantity' | 'unit'>,
  { change, why }: Refused,
  t: Translate<'basket'>,
  formats: Formats,
): string {
  const theirs = formats.quantity(position.quantity, position.unit)
  if (change === 'removal') return t('conflictRemoval', { theirs })
  const { quantity, note, reference } = change
  const typed = [reference, note]
    .filter((text) => text !== undefined)
    .map((text) => t('quoted', { text }))
    .join(', ')
  if (quantity === undefined) return t(`${why}Text`, { mine: typed })
  const mine = [formats.quantity(quantity, position.unit), typed].filter(Boolean).join(', ')
  return t(`${why}Quantity`, { theirs, mine })
}
