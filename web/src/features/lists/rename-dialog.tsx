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
import { Notice } from '#web/ui/notice/notice.tsx'
import styles from './lists-screen.module.css'
import { nameCodes } from './name-codes.ts'
import type { List } from './queries.ts'
import { refreshIfGone } from './refresh-if-gone.ts'

export function RenameDialog({ list, onClose }: { list: List; onClose: () => void }) {
  const t = useTexts('lists')
  const errorText = useErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const formId = useId()
  const [name, setName] = useState(list.name)
  /** As it was when it was begun to be changed; the list behind the dialog may get another meanwhile. */
  const [seen, setSeen] = useState(list.name)
  const rename = useMutation({
    meta: { handles: [...nameCodes, 'CHANGED_MEANWHILE'] },
    mutationFn: () =>
      api.post('lists', 'EDIT_LIST_NAME', { list_id: list.id, name: name.trim(), seen_name: seen }),
    onError: (error) => {
      refreshIfGone(client, error)
      const theirs = isRefusal(error, 'CHANGED_MEANWHILE') ? nameIn(error.data) : undefined
      if (theirs === undefined) return
      setSeen(theirs)
      void invalidate(client, 'lists')
    },
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
      <form ref={form} id={formId} className={styles.form} onSubmit={submit}>
        {isRefusal(rename.error, 'CHANGED_MEANWHILE') && (
          <Notice kind="warning">{t('renamedMeanwhile', { theirs: seen })}</Notice>
        )}
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

/** The name that came along with a refusal. */
function nameIn(data: object): string | undefined {
  return 'list' in data ? (data.list as List).name : undefined
}
