import { userFilters } from '@shop/contract/user-words'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { useDraftWords } from '#web/ui/field/use-draft-words.ts'
import { WordSearch } from '#web/ui/field/word-search.tsx'
import { type UsersSearch, validateUsersSearch } from './address.ts'
import styles from './users.module.css'

/** State and words; the state applies at once, words by Enter or the button. */
export function UsersFilters({ search }: { search: UsersSearch }) {
  const t = useTexts('users')
  const navigate = useNavigate()
  const { words, type, settle } = useDraftWords(search.q ?? '')

  const show = (change: Record<string, string>) =>
    void navigate({
      // From the newest address, also of a view that is still on its way: two quick changes must not undo each other.
      to: '.',
      search: (newest: object) => validateUsersSearch({ ...newest, ...change, page: undefined }),
      resetScroll: false,
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    show({ q: settle() })
  }

  return (
    <form className={styles.filters} aria-label={t('filters')} onSubmit={submit} noValidate>
      <SelectField
        label={t('state')}
        required
        value={search.only ?? ''}
        onChange={(event) => show({ only: event.target.value })}
        options={[
          { value: '', label: t('allStates') },
          ...userFilters.map((value) => ({ value, label: t(`only.${value}`) })),
        ]}
      />
      <WordSearch words={words} type={type} label={t('searchFor')} apply={t('find')} />
    </form>
  )
}
