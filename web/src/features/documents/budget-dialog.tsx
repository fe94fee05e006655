import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { unlessPending } from '#web/app/query/unless-pending.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { useStillHere } from '#web/app/use-still-here.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { TextAreaField } from '#web/ui/field/text-area-field.tsx'
import type { DocumentDetail } from './queries.ts'
import styles from './views.module.css'

interface BudgetDialogProps {
  head: DocumentDetail['documentHead']
  decision: 'release' | 'reject'
  onClose: () => void
}

/** Asks once more before a budget order is released or rejected. */
export function BudgetDialog({ head, decision, onClose }: BudgetDialogProps) {
  const t = useTexts('documents')
  const { api } = useShop()
  const client = useQueryClient()
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const [reason, setReason] = useState('')
  const rejects = decision === 'reject'
  const { docid } = head
  const mutationKey = ['docs', 'decide', docid]
  const decide = useMutation({
    mutationKey,
    mutationFn: () =>
      rejects
        ? api.post('docs', 'BUDGET_REJECT_ORDER', { docid, reason: reason.trim() })
        : api.post('docs', 'BUDGET_RELEASE_ORDER', { docid }),
    onSuccess: async ({ doctype }) => {
      say({ kind: 'done', text: rejects ? t('rejected') : t('released') })
      onClose()
      if (!isStillHere()) return
      await navigate({
        to: '/myaccount/document/$doctype/$docid',
        params: { doctype: String(doctype), docid },
        replace: true,
      })
    },
    // A refusal, too, means that the order is no longer what is on screen.
    onSettled: () => invalidate(client, 'docs'),
  })
  return (
    <Dialog
      title={rejects ? t('rejectTitle') : t('releaseTitle')}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            look={rejects ? 'danger' : 'primary'}
            busy={decide.isPending}
            onClick={() => unlessPending(client, mutationKey, () => decide.mutate())}
          >
            {rejects ? t('reject') : t('release')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{rejects ? t('rejectText', { creator: head.creatorName }) : t('releaseText')}</p>
        {rejects && (
          <TextAreaField
            label={t('reason')}
            value={reason}
            maxLength={400}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}
