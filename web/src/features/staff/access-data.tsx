import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { StaffUser } from './queries.ts'
import { savePdf } from './save-pdf.ts'

/** Gives a user his way in: a link by mail, or a letter with an initial password after asking once more. */
export function AccessData({ user: { userId, name, mail } }: { user: StaffUser }) {
  const t = useTexts('staff')
  const { api } = useShop()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const send = useMutation({
    mutationFn: () => api.post('staff', 'SEND_ACCESS_DATA', { user_id: userId }),
    onSuccess: () => say({ kind: 'done', text: t('mailQueued', { name }) }),
    onSettled: () => invalidate(client, 'staff'),
  })
  const print = useMutation({
    mutationFn: () => api.post('staff', 'PRINT_ACCESS_DATA', { user_id: userId }),
    onSuccess: (letter) => {
      savePdf(letter)
      say({ kind: 'done', text: t('printed') })
    },
    onSettled: () => {
      setAsking(false)
      return invalidate(client, 'staff')
    },
  })
  return (
    <>
      {mail !== '' && (
        <Button
          look="plain"
          size="small"
          aria-label={t('sendMailNamed', { name })}
          busy={send.isPending}
          onClick={() => send.mutate()}
        >
          {t('sendMail')}
        </Button>
      )}
      <Button
        look="plain"
        size="small"
        aria-label={t('printLetterNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {t('printLetter')}
      </Button>
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
    </>
  )
}
