import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { getQuery, invalidate } from '#web/app/api/queries.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import styles from './labels-screen.module.css'

const listsQuery = getQuery('lists', 'GET_LISTS', { only_own: '' })

/** More articles for labels: one by its number, typed or scanned, or all of a list. */
export function CollectLabels() {
  return (
    <div className={styles.collect}>
      <ByNumber />
      <ByList />
    </div>
  )
}

function ByNumber() {
  const t = useTexts('labels')
  const errorText = useErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const [number, setNumber] = useState('')
  const add = useMutation({
    meta: { handles: ['INVALID_MATNR'] },
    mutationFn: (matnr: string) => api.post('labels', 'ADD_ARTICLE', { matnr }),
    onSuccess: (_answer, matnr) => {
      say({ kind: 'done', text: t('added', { number: matnr }) })
      // The next number may be in the field already.
      setNumber((now) => (now.trim() === matnr ? '' : now))
      return invalidate(client, 'labels')
    },
  })
  const form = useFirstWrong(add.error)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (number.trim() !== '') add.mutate(number.trim())
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      <TextField
        label={t('articleNumber')}
        required
        value={number}
        maxLength={40}
        autoComplete="off"
        error={isRefusal(add.error, 'INVALID_MATNR') ? errorText(add.error) : undefined}
        onChange={({ target }) => {
          setNumber(target.value)
          add.reset()
        }}
      />
      <Button type="submit" look="plain" disabled={number.trim() === ''} busy={add.isPending}>
        {t('addNumber')}
      </Button>
    </form>
  )
}

function ByList() {
  const t = useTexts('labels')
  const { api } = useShop()
  const client = useQueryClient()
  const lists = useQuery(listsQuery).data?.lists.filter(({ articlesAmount }) => articlesAmount > 0) ?? []
  const [chosen, setChosen] = useState('')
  const add = useMutation({
    mutationFn: (listId: string) => api.post('labels', 'ADD_LIST', { list_id: listId }),
    onError: (error) => {
      if (isRefusal(error, 'LIST_NOT_FOUND')) void invalidate(client, 'lists')
    },
    onSuccess: ({ added }) => {
      say({ kind: 'done', text: t('addedFromList', { count: added }) })
      return invalidate(client, 'labels')
    },
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== '') add.mutate(chosen)
      }}
    >
      <SelectField
        label={t('fromList')}
        isLong
        required
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          { value: '', label: t(lists.length === 0 ? 'noLists' : 'chooseList') },
          ...lists.map(({ id, name, articlesAmount }) => ({
            value: id,
            label: `${name} (${articlesAmount})`,
          })),
        ]}
      />
      <Button type="submit" look="plain" disabled={chosen === ''} busy={add.isPending}>
        {t('addList')}
      </Button>
    </form>
  )
}
