import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { DateField } from '#web/ui/field/date-field.tsx'
import { dayOf, type DocumentsSearch, isReversed } from './search.ts'

interface PeriodFieldsProps {
  search: DocumentsSearch
  onPeriod: (days: { date_from: string | undefined; date_to: string | undefined }) => void
}

/**
 * The days of a period of one's own. A day typed by hand passes through years nobody means and a period may be turned
 * round for a moment: the list follows once both days make sense, and until then keeps what it shows.
 */
export function PeriodFields({ search, onPeriod }: PeriodFieldsProps) {
  const t = useTexts('documents')
  const applied = { from: search.date_from ?? '', to: search.date_to ?? '' }
  const [draft, setDraft] = useState({ applied, ...applied })
  // What is typed belongs to the address it was typed at: another address brings its own days.
  if (draft.applied.from !== applied.from || draft.applied.to !== applied.to)
    setDraft({ applied, ...applied })
  const { from, to } = draft
  const reversed = isReversed(dayOf(from), dayOf(to))

  function change(next: { from: string; to: string }) {
    setDraft({ applied, ...next })
    const days = { from: dayOf(next.from), to: dayOf(next.to) }
    const isWhole = (['from', 'to'] as const).every((end) => next[end] === '' || days[end] !== undefined)
    if (isWhole && !isReversed(days.from, days.to)) onPeriod({ date_from: days.from, date_to: days.to })
  }

  return (
    <>
      <DateField label={t('from')} required value={from} onChange={(day) => change({ from: day, to })} />
      <DateField
        label={t('to')}
        required
        value={to}
        error={reversed ? t('periodReversed') : undefined}
        onChange={(day) => change({ from, to: day })}
      />
    </>
  )
}
