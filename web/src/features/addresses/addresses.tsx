import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'
import type { AddressesSearch } from './address.ts'
import { AddressList } from './address-list.tsx'
import { AddressSearch } from './address-search.tsx'
import styles from './addresses.module.css'
import { DefaultGone } from './default-gone.tsx'
import { Deletions } from './deletions.tsx'
import { NoAddresses } from './no-addresses.tsx'
import { addressesQuery } from './queries.ts'

const kinds = [undefined, 'own', 'shared'] as const

/** Where the user has goods delivered: his own addresses, those of all, and what was asked of the clerk. */
export function Addresses() {
  const t = useTexts('addresses')
  const formats = useFormats()
  const search: AddressesSearch = useSearch({ strict: false })
  const mayManage = useMay('ADDRESSES_MANAGE')
  const mayShare = useMay('ADDRESSES_GLOBAL')
  const { data, isPlaceholderData } = useQuery({
    ...addressesQuery(search),
    placeholderData: keepPreviousData,
  })
  const { numFound = 0, defaultGone = false } = data ?? {}
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.soft} aria-live="polite">
            {t('found', { count: numFound, total: formats.decimal(numFound) })}
          </p>
        </div>
        <div className={styles.buttons}>
          {mayManage && <LinkButton to="/myaccount/addresses/create">{t('newOwn')}</LinkButton>}
          {mayShare && (
            <LinkButton to="/myaccount/addresses/create-global" look="plain">
              {t('newGlobal')}
            </LinkButton>
          )}
        </div>
      </header>
      {defaultGone && <DefaultGone />}
      <Tabs label={t('which')}>
        {kinds.map((kind) => (
          <TabLink
            key={kind ?? 'all'}
            to="/myaccount/addresses"
            search={{ ...search, kind, page: undefined }}
            current={search.kind === kind}
          >
            {t(`kind.${kind ?? 'all'}`)}
          </TabLink>
        ))}
      </Tabs>
      <AddressSearch search={search} />
      {data === undefined || data.addresses.length === 0 ? (
        <NoAddresses search={search} />
      ) : (
        <AddressList answer={data} search={search} isStale={isPlaceholderData} />
      )}
      <Deletions />
    </>
  )
}
