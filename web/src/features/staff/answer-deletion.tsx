import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { lineOf } from '#web/features/addresses/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { TextAreaField } from '#web/ui/field/text-area-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import type { AddressDeletion, GlobalAddress } from './queries.ts'
import styles from './staff.module.css'

/** The address is deleted, or stays with a word; whoever asked reads it in a mail. */
export function AnswerDeletion({ deletion: { id, current } }: { deletion: AddressDeletion }) {
  const t = useTexts('staff')
  const errorText = useErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const [answer, setAnswer] = useState('')
  const send = useMutation({
    meta: { handles: 'all' },
    mutationFn: (decision: 'done' | 'refused') =>
      api.post('addresses', 'ANSWER_DELETION', {
        deletion_id: id,
        decision,
        answer,
        ...(current !== null && { version: current.version }),
      }),
    onSuccess: (_answer, decision) =>
      say({ kind: 'done', text: t(decision === 'done' ? 'answeredDone' : 'answeredRefused') }),
    onError: (error) => {
      if (isRefusal(error, 'CHANGED_MEANWHILE')) say({ kind: 'error', text: t('answeredElsewhere') })
    },
    // What the request or its address is by now stands above.
    onSettled: () => invalidate(client, 'addresses'),
  })
  const form = useFirstWrong(send.error)
  const { error } = send
  const isWordMissing = isRefusal(error) && error.fields['answer'] !== undefined
  const changed =
    isRefusal(error, 'VERSION_CONFLICT') && 'globalAddress' in error.data
      ? (error.data['globalAddress'] as GlobalAddress)
      : undefined
  return (
    <Panel title={t('answerDeletion')}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
        {current?.ofErp && <Notice kind="info">{t('ofErpDeleted')}</Notice>}
        {changed && <Notice kind="warning">{t('addressChanged', { now: lineOf(changed) })}</Notice>}
        <TextAreaField
          label={t('answerWord')}
          hint={t('answerHint')}
          maxLength={1000}
          value={answer}
          error={isWordMissing ? t('answerNeeded') : undefined}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <FormAlert text={error && !isWordMissing && !changed ? errorText(error) : undefined} />
        <div className={styles.buttons}>
          <Button busy={send.isPending} onClick={() => send.mutate('done')}>
            {t('finishDeletion')}
          </Button>
          <Button look="danger" busy={send.isPending} onClick={() => send.mutate('refused')}>
            {t('refuseDeletion')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
