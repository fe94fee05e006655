import { userFilters } from '@shop/contract/user-words'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useDraftWords } from '#web/ui/field/use-draft-words.ts'
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
      <div className={styles.words}>
        <TextField
          type="search"
          label={t('searchFor')}
          value={words}
          maxLength={80}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" look="plain">
          {t('find')}
        </Button>
      </div>
    </form>
  )
}
