import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Pagination } from '#web/ui/pagination/pagination.tsx'
import { type AddressesSearch, rowsChoices } from './address.ts'
import { AddressCard } from './address-card.tsx'
import styles from './addresses.module.css'
import { lineOf } from './place.ts'
import { type AddressesAnswer, addressesQuery, pageOfAddresses } from './queries.ts'
import { useAddressWrites } from './use-address-writes.ts'

interface AddressListProps {
  answer: AddressesAnswer
  search: AddressesSearch
  /** What is shown belongs to the address before. */
  isStale: boolean
}

/** A page of addresses, each with what can be done with it. */
export function AddressList({ answer, search, isStale }: AddressListProps) {
  const t = useTexts('addresses')
  const { addresses, numFound, usual } = answer
  const { page, rows } = pageOfAddresses(search)
  const { remove, makeDefault, overseen } = useAddressWrites(addressesQuery(search), usual)
  return (
    <div className={styles.result} tabIndex={-1} data-stale={isStale || undefined}>
      {overseen && <Notice kind="warning">{t('notDeleted', { now: lineOf(overseen) })}</Notice>}
      <ul className={styles.cards}>
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onRemove={() => remove(address)}
            onDefault={() => makeDefault(address)}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.max(1, Math.ceil(numFound / rows))}
        total={numFound}
        rows={rows}
        rowsOptions={rowsChoices}
      />
    </div>
  )
}
