import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { useStillHere } from '#web/app/use-still-here.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { AddressFields } from './address-fields.tsx'
import styles from './addresses.module.css'
import { lineOf, nameOf, onTopOf, placeOf } from './place.ts'
import { type Address, addressQuery } from './queries.ts'

/** An own address to be changed; of another's, what it says and whom to ask. */
export function EditAddress() {
  const t = useTexts('addresses')
  const { id } = useParams({ strict: false })
  const { data, error } = useSuspenseQuery(addressQuery(id ?? ''))
  // Another window may have deleted it while it was on screen.
  if (isRefusal(error, 'ADDRESS_NOT_FOUND')) {
    return (
      <Face kind="missing" title={t('goneTitle')} text={t('goneText')}>
        <LinkButton to="/myaccount/addresses">{t('toAddresses')}</LinkButton>
      </Face>
    )
  }
  const { address } = data
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { key: 'addresses', content: <Link to="/myaccount/addresses">{t('title')}</Link> },
          { key: 'address', content: nameOf(address) },
        ]}
      />
      <h1>{address.editable ? t('editTitle') : nameOf(address)}</h1>
      {address.editable ? <EditForm key={address.id} address={address} /> : <ReadOnly address={address} />}
    </>
  )
}

function ReadOnly({ address }: { address: Address }) {
  const t = useTexts('addresses')
  return (
    <div className={styles.form}>
      <Notice kind="info">{t(address.isGlobal ? 'clerkOnly' : 'mayNotManage')}</Notice>
      <p>{lineOf(address)}</p>
      <div className={styles.buttons}>
        <LinkButton to="/myaccount/addresses" look="plain">
          {t('toAddresses')}
        </LinkButton>
      </div>
    </div>
  )
}

function EditForm({ address }: { address: Address }) {
  const t = useTexts('addresses')
  const errorText = useErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const mayOrder = useMay('ORDERS_PLACE')
  /** As it was when it was begun to be changed. */
  const [seen, setSeen] = useState(address)
  const [place, setPlace] = useState(placeOf(address))
  const [asDefault, setAsDefault] = useState(address.isDefault)
  const save = useMutation({
    meta: { handles: 'all' },
    mutationFn: () =>
      api.post('addresses', 'EDIT_ADDRESS', {
        address_id: address.id,
        version: seen.version,
        ...place,
        ...(asDefault !== address.isDefault && { default: asDefault }),
      }),
    onError: (error) => {
      if (isRefusal(error, 'ADDRESS_NOT_FOUND')) void invalidate(client, 'addresses')
      if (!isRefusal(error, 'VERSION_CONFLICT') || !('address' in error.data)) return
      const now = error.data['address'] as Address
      setPlace(onTopOf(now, place, seen))
      setSeen(now)
    },
    onSuccess: async ({ address: saved }) => {
      say({ kind: 'done', text: t('saved', { name: nameOf(saved) }) })
      await invalidate(client, 'addresses', 'settings')
      if (isStillHere()) await navigate({ to: '/myaccount/addresses' })
    },
  })
  const form = useFirstWrong(save.error)
  const isOverseen = isRefusal(save.error, 'VERSION_CONFLICT')

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <AddressFields
        place={place}
        wrong={isRefusal(save.error) ? save.error.fields : {}}
        onChange={setPlace}
      />
      {mayOrder && (
        <CheckField
          label={t('asDefault')}
          hint={t('asDefaultHint')}
          checked={asDefault}
          onChange={({ target }) => setAsDefault(target.checked)}
        />
      )}
      {isOverseen ? (
        <Notice kind="warning">{t('changedMeanwhile', { now: lineOf(seen) })}</Notice>
      ) : (
        <FormAlert text={save.error ? errorText(save.error) : undefined} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={save.isPending}>
          {t('save')}
        </Button>
        <LinkButton to="/myaccount/addresses" look="plain">
          {t('cancel')}
        </LinkButton>
      </div>
    </form>
  )
}
