import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useDraftWords } from '#web/ui/field/use-draft-words.ts'
import { type AddressesSearch, validateAddressesSearch } from './address.ts'
import styles from './addresses.module.css'

/** Words of any field; they apply by Enter or the button. */
export function AddressSearch({ search }: { search: AddressesSearch }) {
  const t = useTexts('addresses')
  const navigate = useNavigate()
  const { words, type, settle } = useDraftWords(search.query ?? '')

  function submit(event: FormEvent) {
    event.preventDefault()
    const query = settle()
    void navigate({
      to: '.',
      search: (newest: object) => validateAddressesSearch({ ...newest, query, page: undefined }),
      resetScroll: false,
    })
  }

  return (
    <form className={styles.search} aria-label={t('searchLabel')} onSubmit={submit} noValidate>
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
    </form>
  )
}
