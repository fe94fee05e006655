import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { nameCodes } from './name-codes.ts'
import styles from './lists-screen.module.css'

/** A new list, empty or with the lines of the active basket; without a name there is nothing to press. */
export function CreateList() {
  const t = useTexts('lists')
  const errorText = useErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const mayShare = useMay('LISTS_SHARE')
  const [name, setName] = useState('')
  const [publish, setPublish] = useState(false)
  const create = useMutation({
    meta: { handles: nameCodes },
    mutationFn: (event: 'CREATE_LIST' | 'CREATE_LIST_FROM_BASKET') =>
      api.post('lists', event, { name: name.trim(), publish }),
    onSuccess: ({ list }) => {
      // The name of the next one may be in the field already.
      setName((now) => (now.trim() === list.name ? '' : now))
      say({ kind: 'done', text: t('created', { name: list.name }) })
      return invalidate(client, 'lists')
    },
  })
  const unnamed = name.trim() === ''
  const form = useFirstWrong(create.error)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!unnamed) create.mutate('CREATE_LIST')
  }

  return (
    <div className={styles.createArea}>
      <Panel title={t('newList')}>
        <form ref={form} className={styles.create} onSubmit={submit}>
          <TextField
            label={t('name')}
            required
            value={name}
            maxLength={60}
            autoComplete="off"
            error={isRefusal(create.error, ...nameCodes) ? errorText(create.error) : undefined}
            onChange={(event) => {
              setName(event.target.value)
              create.reset()
            }}
          />
          <Button type="submit" disabled={unnamed} busy={create.isPending}>
            {t('create')}
          </Button>
          <Button
            look="plain"
            disabled={unnamed}
            busy={create.isPending}
            onClick={() => create.mutate('CREATE_LIST_FROM_BASKET')}
          >
            {t('fromBasket')}
          </Button>
          {mayShare && (
            <CheckField
              label={t('share')}
              checked={publish}
              onChange={(event) => setPublish(event.target.checked)}
            />
          )}
        </form>
      </Panel>
    </div>
  )
}
