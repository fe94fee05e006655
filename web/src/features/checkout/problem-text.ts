import type { Formats } from '@shop/contract/formats'
import type { Translate } from '#web/app/i18n/translate.ts'
import type { Problem } from './queries.ts'

/** What is wrong with a field of the checkout, in words; undefined when nothing is. */
export function problemText(
  problems: readonly Problem[],
  field: string,
  t: Translate<'checkout'>,
  formats: Formats,
): string | undefined {
  const problem = problems.find((one) => one.field === field)
  if (!problem) return undefined
  const date = problem.date === null ? '' : formats.date(problem.date)
  if (problem.code === 'REQUIRED') return field.endsWith('_date') ? t('dateMissing') : t('choose')
  if (problem.code === 'DATE_TOO_EARLY') return t('nextDate', { date })
  if (problem.code === 'DATE_TOO_LATE') return t('lastDate', { date })
  return problem.code === 'DATE_NOT_OPEN' ? t('dateNotOpen', { date }) : t('choose')
}
