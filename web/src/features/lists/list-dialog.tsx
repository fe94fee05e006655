import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { setMark } from '#web/features/offers/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Choices } from '#web/ui/choices/choices.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import styles from './list-dialog.module.css'
import { nameCodes } from './name-codes.ts'
import { type List, listsQuery } from './queries.ts'
import { refreshIfGone } from './refresh-if-gone.ts'
import { SharedBadge } from './shared-badge.tsx'

interface ListDialogProps {
  article: { matnr: string; name: string; quantity: string }
  onClose: () => void
}

/** Onto which list? Own ones with their number of articles and day; a new one can be made on the spot. */
export function ListDialog({ article, onClose }: ListDialogProps) {
  const t = useTexts('lists')
  const formats = useFormats()
  const { data, isError, refetch } = useQuery(listsQuery(true))
  const { add, create } = useAddToList(article, onClose)
  const choices = data?.lists.map((list) => ({
    id: list.id,
    name: list.name,
    badge: list.isPublic && <SharedBadge />,
    more: `${t('articles', { count: list.articlesAmount })}, ${t('createdAt', { date: formats.date(list.createdAt) })}`,
  }))
  return (
    <Dialog title={t('chooseTitle')} about={article.name} onClose={onClose}>
      <Choices
        choices={choices}
        onChoose={(id) => {
          const list = data?.lists.find((one) => one.id === id)
          if (list) add.mutate(list)
        }}
        failure={
          isError
            ? { text: t('listsFailed'), retryText: t('tryAgain'), onRetry: () => void refetch() }
            : undefined
        }
      />
      <NewList onCreate={(name) => create.mutate(name)} busy={create.isPending} error={create.error} />
    </Dialog>
  )
}

interface NewListProps {
  onCreate: (name: string) => void
  busy: boolean
  error: unknown
}

function NewList({ onCreate, busy, error }: NewListProps) {
  const t = useTexts('lists')
  const errorText = useErrorText()
  const [name, setName] = useState('')
  const form = useFirstWrong(error)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() !== '') onCreate(name.trim())
  }
  return (
    <form ref={form} className={styles.create} onSubmit={submit}>
      <TextField
        label={t('newList')}
        required
        value={name}
        maxLength={60}
        autoComplete="off"
        error={isRefusal(error, ...nameCodes) ? errorText(error) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" look="plain" disabled={name.trim() === ''} busy={busy}>
        {t('create')}
      </Button>
    </form>
  )
}

/** Adds the article to a list, or to a new one. */
function useAddToList({ matnr, name, quantity }: ListDialogProps['article'], onDone: () => void) {
  const t = useTexts('lists')
  const { api } = useShop()
  const client = useQueryClient()
  const put = (list: Pick<List, 'id'>) =>
    api.post('lists', 'ADD_ARTICLE', { list_id: list.id, matnr, quantity })
  const done = ({ list }: { list: List }) => {
    setMark(client, matnr, 'inLists', true)
    say({ kind: 'done', text: t('addedTo', { name, list: list.name }) })
    onDone()
    return invalidate(client, 'lists')
  }
  const add = useMutation({
    mutationFn: put,
    onSuccess: done,
    onError: (error) => refreshIfGone(client, error),
  })
  const create = useMutation({
    meta: { handles: nameCodes },
    mutationFn: async (called: string) =>
      put((await api.post('lists', 'CREATE_LIST', { name: called })).list),
    onSuccess: done,
  })
  return { add, create }
}
