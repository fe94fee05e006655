import type { Formats } from '@shop/contract/formats'
import type { Translate } from '#web/app/i18n/translate.ts'
import type { Position } from './queries.ts'

/** Why a line cannot be ordered as it stands, in words; '' where it can. */
export function lineProblem(
  { problem, stepsize, unit }: Pick<Position, 'problem' | 'stepsize' | 'unit'>,
  t: Translate<'basket'>,
  formats: Formats,
): string {
  if (problem === '') return ''
  if (problem === 'NOT_A_STEP' && stepsize !== null)
    return t('offStep', { step: formats.quantity(stepsize, unit) })
  return t(`problem.${problem}`)
}
