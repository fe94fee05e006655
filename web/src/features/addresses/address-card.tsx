import { Building2, Star, Trash2, User, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { lazyDialog } from '#web/app/lazily.tsx'
import { useMay } from '#web/app/shop-queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Status } from '#web/ui/status/status.tsx'
import { countryName } from './address-fields.tsx'
import styles from './addresses.module.css'
import { nameOf } from './place.ts'
import type { Address } from './queries.ts'
import { WithdrawDeletion } from './withdraw-deletion.tsx'

const RequestDialog = lazyDialog(async () => (await import('./request-dialog.tsx')).RequestDialog)

interface AddressCardProps {
  address: Address
  onRemove: () => void
  onDefault: () => void
}

/** One delivery address: where it is, who sees it, and what can be done with it. */
export function AddressCard({ address, onRemove, onDefault }: AddressCardProps) {
  const t = useTexts('addresses')
  const formats = useFormats()
  const mayOrder = useMay('ORDERS_PLACE')
  const mayManage = useMay('ADDRESSES_MANAGE')
  const [asking, setAsking] = useState(false)
  const { id, street, plz, city, country, own, isDefault, editable, deletable, deletion } = address
  const name = nameOf(address)
  const [whose, Whose] =
    id === 'customer'
      ? (['ofCustomer', Building2] as const)
      : own
        ? (['ofUser', User] as const)
        : (['ofAll', Users] as const)
  return (
    <li className={styles.card} data-default={isDefault || undefined}>
      <address className={styles.place}>
        <strong>{name}</strong>
        <span>{street}</span>
        <span>
          {plz} {city}
        </span>
        {country !== 'DE' && <span>{countryName(country, t)}</span>}
      </address>
      <p className={styles.marks}>
        {isDefault && (
          <span className={styles.badge}>
            <Star aria-hidden size={14} />
            {t('isDefault')}
          </span>
        )}
        <span className={styles.soft}>
          <Whose aria-hidden size={14} />
          {t(whose)}
        </span>
        {deletion && (
          <Status tone="open">{t('deletionOpen', { date: formats.date(deletion.createdAt) })}</Status>
        )}
      </p>
      <div className={styles.actions}>
        {!isDefault && mayOrder && (
          <Button look="plain" size="small" aria-label={t('makeDefaultNamed', { name })} onClick={onDefault}>
            {t('makeDefault')}
          </Button>
        )}
        {editable && (
          <LinkButton
            to="/myaccount/addresses/edit/$id"
            params={{ id }}
            look="plain"
            size="small"
            aria-label={t('editNamed', { name })}
          >
            {t('edit')}
          </LinkButton>
        )}
        {deletable && (
          <Button
            look="plain"
            size="small"
            icon={<Trash2 aria-hidden size={16} />}
            aria-label={t('deleteNamed', { name })}
            onClick={onRemove}
          >
            {t('delete')}
          </Button>
        )}
        {address.deletionRequestable && (
          <Button
            look="plain"
            size="small"
            aria-label={t('requestNamed', { name })}
            onClick={() => setAsking(true)}
          >
            {t('request')}
          </Button>
        )}
        {deletion && mayManage && <WithdrawDeletion id={deletion.id} name={name} />}
      </div>
      {asking && (
        <Suspense>
          <RequestDialog address={address} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </li>
  )
}
