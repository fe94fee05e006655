import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { nameCodes } from './name-codes.ts'
import type { List } from './queries.ts'

export function RenameDialog({ list, onClose }: { list: List; onClose: () => void }) {
  const t = useTexts('lists')
  const errorText = useErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const formId = useId()
  const [name, setName] = useState(list.name)
  const rename = useMutation({
    meta: { handles: nameCodes },
    mutationFn: () => api.post('lists', 'EDIT_LIST_NAME', { list_id: list.id, name: name.trim() }),
    onSuccess: (answer) => {
      say({ kind: 'done', text: t('renamed', { name: answer.list.name }) })
      onClose()
      return invalidate(client, 'lists')
    },
  })
  const form = useFirstWrong(rename.error)

  function submit(event: FormEvent) {
    event.preventDefault()
    rename.mutate()
  }

  return (
    <Dialog
      title={t('renameTitle')}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={name.trim() === ''} busy={rename.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} onSubmit={submit}>
        <TextField
          label={t('name')}
          required
          value={name}
          maxLength={60}
          autoComplete="off"
          error={isRefusal(rename.error, ...nameCodes) ? errorText(rename.error) : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
