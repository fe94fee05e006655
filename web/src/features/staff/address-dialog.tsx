import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useErrorText, useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import {
  AddressFields,
  emptyPlace,
  lineOf,
  nameOf,
  onTopOf,
  placeOf,
} from '#web/features/addresses/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { TextField } from '#web/ui/field/text-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { GlobalAddress } from './queries.ts'
import styles from './staff.module.css'

interface AddressDialogProps {
  /** The address to change; a new one where absent. */
  before?: GlobalAddress | undefined
  /** Number a new one is proposed for. */
  customer?: string | undefined
  onClose: () => void
}

/** A global address of a customer, new or to be changed. */
export function AddressDialog({ before, customer: proposed = '', onClose }: AddressDialogProps) {
  const t = useTexts('staff')
  const errorText = useErrorText()
  const fieldText = useFieldErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const formId = useId()
  const [customer, setCustomer] = useState(proposed)
  const [seen, setSeen] = useState(before)
  const [place, setPlace] = useState(before ? placeOf(before) : emptyPlace)
  const save = useMutation({
    meta: { handles: 'all' },
    mutationFn: () =>
      seen === undefined
        ? api.post('addresses', 'CREATE_FOR_CUSTOMER', { ...place, customer })
        : api.post('addresses', 'EDIT_GLOBAL_ADDRESS', {
            ...place,
            address_id: seen.id,
            version: seen.version,
          }),
    onError: (error) => {
      if (isRefusal(error, 'VERSION_CONFLICT', 'ADDRESS_NOT_FOUND')) void invalidate(client, 'addresses')
      if (!isRefusal(error, 'VERSION_CONFLICT') || !('globalAddress' in error.data) || !seen) return
      const now = error.data['globalAddress'] as GlobalAddress
      setPlace(onTopOf(now, place, seen))
      setSeen(now)
    },
    onSuccess: () => {
      say({ kind: 'done', text: t('addressSaved') })
      onClose()
      return invalidate(client, 'addresses')
    },
  })
  const wrong = isRefusal(save.error) ? save.error.fields : {}
  const form = useFirstWrong(save.error)
  const isOverseen = isRefusal(save.error, 'VERSION_CONFLICT')

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate()
  }

  return (
    <Dialog
      title={before ? t('editAddress', { name: nameOf(before) }) : t('newAddress')}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
        {before?.ofErp && <Notice kind="info">{t('ofErpNotice')}</Notice>}
        {isOverseen && seen && (
          <Notice kind="warning">{t('addressChangedSave', { now: lineOf(seen) })}</Notice>
        )}
        {before === undefined && (
          <TextField
            label={t('customerNumber')}
            required
            name="customer"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={customer}
            error={
              wrong['customer'] === 'UNKNOWN_VALUE' ? t('unknownCustomer') : fieldText(wrong['customer'])
            }
            onChange={({ target }) => setCustomer(target.value)}
          />
        )}
        <AddressFields place={place} wrong={wrong} onChange={setPlace} />
        <FormAlert text={save.error && !isOverseen ? errorText(save.error) : undefined} />
      </form>
    </Dialog>
  )
}
