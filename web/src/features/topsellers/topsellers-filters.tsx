import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { useDraftWords } from '#web/ui/field/use-draft-words.ts'
import { WordSearch } from '#web/ui/field/word-search.tsx'
import { timespanChoices, type TopsellersSearch, validateTopsellersSearch } from './address.ts'
import { defaultTimespan } from './search.ts'
import styles from './topsellers.module.css'

/** Period and words; the period applies at once, words by Enter or the button. */
export function TopsellersFilters({ search }: { search: TopsellersSearch }) {
  const t = useTexts('topsellers')
  const documents = useTexts('documents')
  const navigate = useNavigate()
  const { words, type, settle } = useDraftWords(search.query ?? '')

  const show = (change: Record<string, string>) =>
    void navigate({
      // From the newest address, also of a view that is still on its way: two quick changes must not undo each other.
      to: '.',
      search: (newest: object) => validateTopsellersSearch({ ...newest, ...change, page: undefined }),
      resetScroll: false,
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    show({ query: settle() })
  }

  return (
    <form className={styles.filters} aria-label={t('filters')} onSubmit={submit} noValidate>
      <SelectField
        label={documents('timespan')}
        required
        value={search.timespan ?? defaultTimespan}
        onChange={(event) => show({ timespan: event.target.value })}
        options={timespanChoices.map((value) => ({ value, label: documents(`timespan.${value}`) }))}
      />
      <WordSearch words={words} type={type} label={t('searchFor')} apply={t('apply')} />
    </form>
  )
}
