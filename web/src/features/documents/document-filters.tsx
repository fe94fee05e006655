import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { useDraftWords } from '#web/ui/field/use-draft-words.ts'
import { WordSearch } from '#web/ui/field/word-search.tsx'
import styles from './document-filters.module.css'
import { PeriodFields } from './period-fields.tsx'
import { SortChoice } from './sort-choice.tsx'
import {
  defaultTimespan,
  type DocumentsSearch,
  filterTypes,
  statusFilters,
  timespanChoices,
  validateDocumentsSearch,
} from './search.ts'

/** Status, period and words; choices apply at once, words by Enter or the button. */
export function DocumentFilters({ search }: { search: DocumentsSearch }) {
  const t = useTexts('documents')
  const navigate = useNavigate({ from: '/myaccount/documents' })
  const { words, type, settle } = useDraftWords(search.filter_query ?? '')
  const timespan = search.timespan ?? defaultTimespan

  const show = (change: Record<string, string | undefined>) =>
    void navigate({
      // From the newest address: two quick changes must not undo each other.
      search: (newest) => validateDocumentsSearch({ ...newest, ...change, page: undefined }),
      resetScroll: false,
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    show({ filter_query: settle() })
  }

  return (
    <form className={styles.filters} aria-label={t('filters')} onSubmit={submit} noValidate>
      <SelectField
        label={t('status')}
        required
        value={search.docstatus ?? ''}
        onChange={(event) => show({ docstatus: event.target.value })}
        options={[
          { value: '', label: t('anyStatus') },
          ...statusFilters.map((value) => ({ value, label: t(`filterStatus.${value}`) })),
        ]}
      />
      <SelectField
        label={t('timespan')}
        required
        value={timespan}
        onChange={(event) => show({ timespan: event.target.value })}
        options={timespanChoices.map((value) => ({ value, label: t(`timespan.${value}`) }))}
      />
      {timespan === '7' && <PeriodFields search={search} onPeriod={show} />}
      <div className={styles.where}>
        <SelectField
          label={t('searchIn')}
          required
          value={search.filter_type ?? ''}
          onChange={(event) => show({ filter_type: event.target.value, filter_query: words.trim() })}
          options={[
            { value: '', label: t('searchIn.all') },
            ...filterTypes.map((value) => ({ value, label: t(`searchIn.${value}`) })),
          ]}
        />
      </div>
      <WordSearch words={words} type={type} label={t('searchFor')} apply={t('apply')} />
      <SortChoice search={search} />
    </form>
  )
}
