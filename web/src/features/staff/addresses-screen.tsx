import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { lazyDialog } from '#web/app/lazily.tsx'
import { pageTitle } from '#web/app/page-title.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AddressTable } from './address-table.tsx'
import { AddressTabs } from './address-tabs.tsx'
import { FindForm } from './find-form.tsx'
import { ListHead } from './list-head.tsx'
import { wordSearchOf } from './list-search.ts'
import { PagedList } from './paged-list.tsx'
import { globalAddressesQuery } from './queries.ts'

const AddressDialog = lazyDialog(async () => (await import('./address-dialog.tsx')).AddressDialog)

export const Route = createFileRoute('/_staff/staff/addresses')({
  staticData: { texts: ['staff'] },
  validateSearch: wordSearchOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(globalAddressesQuery(deps.q ?? '', deps)),
  head: ({ match }) => pageTitle(match.context, 'staff', 'addresses'),
  component: AddressesScreen,
})

/** Delivery addresses of all customers that the wholesaler alone may change. */
function AddressesScreen() {
  const t = useTexts('staff')
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const [creating, setCreating] = useState(false)
  const { addresses, numFound } = useSuspenseQuery(globalAddressesQuery(search.q ?? '', search)).data
  return (
    <>
      <ListHead title={t('addresses')} text={t('addressesText')} />
      <AddressTabs current="addresses" />
      <FindForm
        label={t('addressSearch')}
        asked={search.q}
        onFind={(q) => void navigate({ search: { rows: search.rows, q } })}
      >
        <Button onClick={() => setCreating(true)}>{t('newAddress')}</Button>
      </FindForm>
      <PagedList
        paging={search}
        total={numFound}
        emptyTitle={t('noAddressesTitle')}
        emptyText={t('noAddressesText')}
      >
        <AddressTable addresses={addresses} />
      </PagedList>
      {creating && (
        <Suspense>
          <AddressDialog
            // Who looked for a customer by his number creates for him.
            customer={/^\d+$/.test(search.q ?? '') ? search.q : ''}
            onClose={() => setCreating(false)}
          />
        </Suspense>
      )}
    </>
  )
}
