import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { CustomerList } from '../customers/customer-list.tsx'
import { useTexts } from '../i18n/use-texts.ts'

/** Chooses the customer to act for, from anywhere in the shop. */
export function CustomerDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('app')
  return (
    <Dialog title={t('changeCustomer')} onClose={onClose} place="side">
      <CustomerList next="/" />
    </Dialog>
  )
}
