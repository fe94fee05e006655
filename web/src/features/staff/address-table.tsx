import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { lazyDialog } from '#web/app/lazily.tsx'
import { nameOf } from '#web/features/addresses/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { GlobalAddress } from './queries.ts'
import styles from './staff.module.css'

const AddressDialog = lazyDialog(async () => (await import('./address-dialog.tsx')).AddressDialog)
const DeleteDialog = lazyDialog(async () => (await import('./delete-address-dialog.tsx')).DeleteAddressDialog)

interface Step {
  kind: 'edit' | 'delete'
  address: GlobalAddress
}

/** Global addresses, each to be changed or deleted. */
export function AddressTable({ addresses }: { addresses: readonly GlobalAddress[] }) {
  const t = useTexts('staff')
  const [step, setStep] = useState<Step>()
  const close = () => setStep(undefined)
  return (
    <>
      <DataTable
        caption={t('addresses')}
        rows={addresses}
        keyOf={({ id }) => id}
        columns={[
          { label: t('customer'), render: ({ kunnr, customerName }) => `${kunnr} ${customerName}` },
          { label: t('address'), render: (address) => <Where address={address} /> },
          { label: t('origin'), render: ({ ofErp }) => t(ofErp ? 'ofErp' : 'ofShop') },
          {
            label: t('actions'),
            kind: 'actions',
            render: (address) => <Actions address={address} onStep={(kind) => setStep({ kind, address })} />,
          },
        ]}
      />
      <Suspense>
        {step?.kind === 'edit' && <AddressDialog before={step.address} onClose={close} />}
        {step?.kind === 'delete' && <DeleteDialog address={step.address} onClose={close} />}
      </Suspense>
    </>
  )
}

/** What it is called and where it is, and whether the customer wants it to go. */
function Where({ address }: { address: GlobalAddress }) {
  const t = useTexts('staff')
  const { street, plz, city, country, deletionId } = address
  return (
    <div>
      <strong>{nameOf(address)}</strong>
      <br />
      {[street, `${plz} ${city}`, ...(country === 'DE' ? [] : [country])].join(', ')}
      {deletionId !== null && (
        <>
          <br />
          <Link to="/staff/addresses/deletions/$id" params={{ id: deletionId }}>
            {t('deletionOpen')}
          </Link>
        </>
      )}
    </div>
  )
}

interface ActionsProps {
  address: GlobalAddress
  onStep: (kind: Step['kind']) => void
}

function Actions({ address, onStep }: ActionsProps) {
  const t = useTexts('staff')
  const name = nameOf(address)
  return (
    <div className={styles.buttons}>
      <Button
        look="plain"
        size="small"
        aria-label={t('editAddress', { name })}
        onClick={() => onStep('edit')}
      >
        {t('edit')}
      </Button>
      <Button
        look="plain"
        size="small"
        aria-label={t('deleteAddressNamed', { name })}
        onClick={() => onStep('delete')}
      >
        {t('delete')}
      </Button>
    </div>
  )
}
