import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { useStillHere } from '#web/app/use-still-here.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { type List, listQuery } from './queries.ts'
import { refreshIfGone } from './refresh-if-gone.ts'

export function DeleteDialog({ list, onClose }: { list: List; onClose: () => void }) {
  const t = useTexts('lists')
  const { api } = useShop()
  const client = useQueryClient()
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  /** What another window has made of it, where that was told instead of deleting it. */
  const [changed, setChanged] = useState<List>()
  const { id, version, name, articlesAmount } = changed ?? list
  const articles = t('articles', { count: articlesAmount })
  const remove = useMutation({
    meta: { handles: ['VERSION_CONFLICT'] },
    mutationFn: () => api.post('lists', 'DELETE_LIST', { list_id: id, version }),
    onError: (error) => {
      refreshIfGone(client, error)
      if (!isRefusal(error, 'VERSION_CONFLICT') || !('list' in error.data)) return
      setChanged(error.data.list as List)
      void invalidate(client, 'lists')
    },
    onSuccess: async () => {
      say({ kind: 'done', text: t('deleted', { name }) })
      onClose()
      if (isStillHere()) await navigate({ to: '/myaccount/lists' })
      // Its own answer is gone for good and must not be asked again.
      client.removeQueries(listQuery(id))
      await client.invalidateQueries({ queryKey: ['lists'] })
    },
  })
  return (
    <Dialog
      title={t('deleteTitle')}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('delete')}
          </Button>
        </>
      }
    >
      {changed && <Notice kind="warning">{t('changedMeanwhile', { name, articles })}</Notice>}
      <p>{t('deleteText', { name, articles })}</p>
    </Dialog>
  )
}
