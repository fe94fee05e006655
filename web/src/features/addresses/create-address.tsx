import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
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
import { emptyPlace, nameOf } from './place.ts'

export const CreateOwnAddress = () => <CreateAddress kind="own" />
export const CreateGlobalAddress = () => <CreateAddress kind="global" />

const kinds = {
  own: { event: 'CREATE_ADDRESS', title: 'newOwn', permission: 'ADDRESSES_MANAGE' },
  global: { event: 'CREATE_GLOBAL_ADDRESS', title: 'newGlobal', permission: 'ADDRESSES_GLOBAL' },
} as const

/** A new delivery address of the user alone, or of all users of the customer. */
function CreateAddress({ kind }: { kind: keyof typeof kinds }) {
  const t = useTexts('addresses')
  const { title, permission } = kinds[kind]
  const may = useMay(permission)
  if (!may) {
    return (
      <Face kind="missing" title={t(title)} text={t('mayNotManage')}>
        <LinkButton to="/myaccount/addresses">{t('toAddresses')}</LinkButton>
      </Face>
    )
  }
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { key: 'addresses', content: <Link to="/myaccount/addresses">{t('title')}</Link> },
          { key: 'new', content: t(title) },
        ]}
      />
      <h1>{t(title)}</h1>
      <CreateForm kind={kind} />
    </>
  )
}

function CreateForm({ kind }: { kind: keyof typeof kinds }) {
  const t = useTexts('addresses')
  const errorText = useErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const mayOrder = useMay('ORDERS_PLACE')
  const [place, setPlace] = useState(emptyPlace)
  const [asDefault, setAsDefault] = useState(false)
  const create = useMutation({
    meta: { handles: 'all' },
    mutationFn: () => api.post('addresses', kinds[kind].event, { ...place, default: asDefault }),
    onSuccess: async ({ address }) => {
      say({ kind: 'done', text: t('created', { name: nameOf(address) }) })
      await invalidate(client, 'addresses', 'settings')
      if (isStillHere()) await navigate({ to: '/myaccount/addresses' })
    },
  })
  const form = useFirstWrong(create.error)

  function submit(event: FormEvent) {
    event.preventDefault()
    create.mutate()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.soft}>{t(kind === 'own' ? 'ownHint' : 'globalHint')}</p>
      {kind === 'global' && <Notice kind="info">{t('globalNotice')}</Notice>}
      <AddressFields
        place={place}
        wrong={isRefusal(create.error) ? create.error.fields : {}}
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
      <FormAlert text={create.error ? errorText(create.error) : undefined} />
      <div className={styles.buttons}>
        <Button type="submit" busy={create.isPending}>
          {t('create')}
        </Button>
        <LinkButton to="/myaccount/addresses" look="plain">
          {t('cancel')}
        </LinkButton>
      </div>
    </form>
  )
}
