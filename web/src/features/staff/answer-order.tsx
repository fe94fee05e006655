import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { invalidate } from '#web/app/api/queries.ts'
import { formText } from '#web/app/form-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import styles from './staff.module.css'

/** A queued order is taken, or refused with a reason that the customer reads. */
export function AnswerOrder({ docid }: { docid: string }) {
  const t = useTexts('staff')
  const { api } = useShop()
  const client = useQueryClient()
  const onSettled = () => invalidate(client, 'erp')
  const confirm = useMutation({
    mutationFn: () => api.post('erp', 'CONFIRM_ORDER', { docid }),
    onSuccess: () => say({ kind: 'done', text: t('orderConfirmed') }),
    onSettled,
  })
  const refuse = useMutation({
    mutationFn: (reason: string) => api.post('erp', 'REFUSE_ORDER', { docid, reason }),
    onSuccess: () => say({ kind: 'done', text: t('orderRefused') }),
    onSettled,
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    refuse.mutate(formText(new FormData(event.currentTarget), 'reason'))
  }

  return (
    <Panel title={t('answerOrder')}>
      <p className={styles.soft}>{t('answerOrderText')}</p>
      <div className={styles.buttons}>
        <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {t('confirmOrder')}
        </Button>
      </div>
      <form className={styles.find} onSubmit={submit}>
        <TextField name="reason" label={t('reason')} minLength={3} maxLength={1000} required />
        <Button type="submit" look="danger" busy={refuse.isPending}>
          {t('refuseOrder')}
        </Button>
      </form>
    </Panel>
  )
}
