import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { invalidate } from '#web/app/api/queries.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { TextAreaField } from '#web/ui/field/text-area-field.tsx'
import styles from './addresses.module.css'
import { lineOf, nameOf } from './place.ts'
import type { Address } from './queries.ts'

/** Asks the clerk to delete an address of all; what is typed stays until it has arrived. */
export function RequestDialog({ address, onClose }: { address: Address; onClose: () => void }) {
  const t = useTexts('addresses')
  const errorText = useErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const formId = useId()
  const [reason, setReason] = useState('')
  const request = useMutation({
    meta: { handles: 'all' },
    mutationFn: () => api.post('addresses', 'REQUEST_DELETION', { address_id: address.id, reason }),
    onError: () => invalidate(client, 'addresses'),
    onSuccess: ({ repeated }) => {
      say({ kind: 'done', text: t(repeated ? 'requestedAlready' : 'requested', { name: nameOf(address) }) })
      onClose()
      return invalidate(client, 'addresses')
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    request.mutate()
  }

  return (
    <Dialog
      title={t('requestTitle')}
      about={lineOf(address)}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={request.isPending}>
            {t('request')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.fields} onSubmit={submit} noValidate>
        <p>{t('requestText')}</p>
        <TextAreaField
          label={t('reason')}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormAlert text={request.error ? errorText(request.error) : undefined} />
      </form>
    </Dialog>
  )
}
