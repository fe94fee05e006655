import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { useShop } from '#web/app/use-shop.ts'
import { AddressFields, emptyPlace } from '#web/features/addresses/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import styles from './fields.module.css'
import type { Checkout } from './queries.ts'

interface NewAddressDialogProps {
  multibasket: string
  /** The checkout with the address chosen. */
  onChosen: (checkout: Checkout) => void
  onClose: () => void
}

/** Another delivery address, kept in the user's addresses or for this order alone, as far as he may. */
export function NewAddressDialog({ multibasket, onChosen, onClose }: NewAddressDialogProps) {
  const t = useTexts('checkout')
  const errorText = useErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const formId = useId()
  const mayKeep = useMay('ADDRESSES_MANAGE')
  const mayFree = useMay('ADDRESSES_FREE')
  const [place, setPlace] = useState(emptyPlace)
  const [keeps, setKeeps] = useState(mayKeep)
  /** Kept already, but not chosen: the answer to that was lost. */
  const [keptId, setKeptId] = useState<string>()

  async function keep(): Promise<string> {
    const { address } = await api.post('addresses', 'CREATE_ADDRESS', place)
    setKeptId(address.id)
    await invalidate(client, 'addresses', 'settings')
    return address.id
  }
  const use = useMutation({
    // In turn with the checkout's other choices.
    scope: { id: 'checkout' },
    meta: { handles: 'all' },
    mutationFn: async () =>
      api.post('checkout', 'SAVE_CHECKOUT', {
        multibasket,
        ...(keeps ? { delivery_address: keptId ?? (await keep()) } : { free_address: place }),
      }),
    onSuccess: (checkout) => {
      onChosen(checkout)
      onClose()
    },
  })
  const form = useFirstWrong(use.error)
  const fields = isRefusal(use.error) ? use.error.fields : {}
  const wrong = Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [field.replace('free_address.', ''), code]),
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    use.mutate()
  }

  return (
    <Dialog
      title={t('newAddress')}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={use.isPending}>
            {t('useAddress')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.dialog} onSubmit={submit} noValidate>
        <AddressFields
          place={place}
          wrong={wrong}
          onChange={(next) => {
            setPlace(next)
            setKeptId(undefined)
          }}
        />
        {mayKeep && mayFree && (
          <CheckField
            label={t('keepAddress')}
            hint={t('keepAddressHint')}
            checked={keeps}
            onChange={({ target }) => setKeeps(target.checked)}
          />
        )}
        <FormAlert
          text={use.error ? (keptId === undefined ? errorText(use.error) : t('addressFailed')) : undefined}
        />
      </form>
    </Dialog>
  )
}
