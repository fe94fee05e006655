import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { savePdf } from '#web/app/save-pdf.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import { fullName } from './full-name.ts'
import type { ManagedUser } from './queries.ts'
import styles from './users.module.css'

/** Access data by mail at once, or as a letter after asking once more: that ends what the user has. */
export function AccessData({ user }: { user: ManagedUser }) {
  const t = useTexts('users')
  const { api } = useShop()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [input, name] = [{ user_id: user.userId }, fullName(user)]
  const send = useMutation({
    mutationFn: () => api.post('users', 'SEND_ACCESS_DATA', input),
    onSuccess: () => say({ kind: 'done', text: t('mailQueued', { name }) }),
    onSettled: () => invalidate(client, 'users'),
  })
  const print = useMutation({
    mutationFn: () => api.post('users', 'PRINT_ACCESS_DATA', input),
    onSuccess: (letter) => {
      savePdf(letter)
      say({ kind: 'done', text: t('printed') })
    },
    onSettled: () => {
      setAsking(false)
      return invalidate(client, 'users')
    },
  })
  return (
    <Panel title={t('accessData')}>
      <p className={styles.soft}>{user.mail === '' ? t('noMail') : t('mailText', { mail: user.mail })}</p>
      {!user.wayInChangeable && <p className={styles.soft}>{t('wayInLocked')}</p>}
      <div className={styles.buttons}>
        {user.mail !== '' && (
          <Button look="plain" busy={send.isPending} onClick={() => send.mutate()}>
            {t('sendMail')}
          </Button>
        )}
        {user.wayInChangeable && (
          <Button look="plain" onClick={() => setAsking(true)}>
            {t('printLetter')}
          </Button>
        )}
      </div>
      {asking && (
        <Dialog
          title={t('printTitle', { name })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button look="plain" onClick={() => setAsking(false)}>
                {t('cancel')}
              </Button>
              <Button busy={print.isPending} onClick={() => print.mutate()}>
                {t('doPrint')}
              </Button>
            </>
          }
        >
          <p>{t('printConfirm')}</p>
        </Dialog>
      )}
    </Panel>
  )
}
