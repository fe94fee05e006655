import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { type ManagedUser, userQuery } from './queries.ts'
import styles from './users.module.css'

type Switch = 'LOCK_USER' | 'UNLOCK_USER' | 'ACTIVATE_USER'

/** Lets a user in or keeps him out, or deletes him after asking once more; nobody does the latter to himself. */
export function UserActions({ user, name }: { user: ManagedUser; name: string }) {
  const t = useTexts('users')
  const { api } = useShop()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'LOCK_USER' | 'DELETE_USER'>()
  const input = { user_id: user.userId }
  const turn = useMutation({
    mutationFn: (event: Switch) => api.post('users', event, input),
    onSuccess: (_answer, event) => say({ kind: 'done', text: t(`done.${event}`, { name }) }),
    onSettled: () => {
      setAsking(undefined)
      return invalidate(client, 'users')
    },
  })
  const remove = useMutation({
    mutationFn: () => api.post('users', 'DELETE_USER', input),
    onSuccess: async () => {
      say({ kind: 'done', text: t('done.DELETE_USER', { name }) })
      await navigate({ to: '/myaccount/manage-users' })
      client.removeQueries({ queryKey: userQuery(user.userId).queryKey })
      await invalidate(client, 'users')
    },
    onError: () => setAsking(undefined),
  })
  const busy = turn.isPending || remove.isPending
  return (
    <div className={styles.buttons}>
      {!user.active && (
        <Button look="plain" busy={busy} onClick={() => turn.mutate('ACTIVATE_USER')}>
          {t('activate')}
        </Button>
      )}
      {user.locked && (
        <Button look="plain" busy={busy} onClick={() => turn.mutate('UNLOCK_USER')}>
          {t('unlock')}
        </Button>
      )}
      {!user.locked && !user.isOwn && (
        <Button look="plain" onClick={() => setAsking('LOCK_USER')}>
          {t('lock')}
        </Button>
      )}
      {!user.isOwn && (
        <Button look="danger" onClick={() => setAsking('DELETE_USER')}>
          {t('delete')}
        </Button>
      )}
      {asking && (
        <Dialog
          title={t(`ask.${asking}`, { name })}
          onClose={() => setAsking(undefined)}
          actions={
            <>
              <Button look="plain" onClick={() => setAsking(undefined)}>
                {t('cancel')}
              </Button>
              <Button
                look="danger"
                busy={busy}
                onClick={() => (asking === 'DELETE_USER' ? remove.mutate() : turn.mutate('LOCK_USER'))}
              >
                {t(asking === 'DELETE_USER' ? 'delete' : 'lock')}
              </Button>
            </>
          }
        >
          <p>{t(`means.${asking}`)}</p>
        </Dialog>
      )}
    </div>
  )
}
