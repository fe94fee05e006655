import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { StaffOrder } from './queries.ts'
import { TakeLines } from './take-lines.tsx'
import { useOrderStep } from './use-order-step.ts'

/** Credits lines of an invoice, with the reason that stands on the credit note. */
export function CreditInvoice({ invoice }: { invoice: StaffOrder['followUps'][number] }) {
  const t = useTexts('staff')
  const { docid, orderNumber, positions } = invoice
  const [isOpen, setOpen] = useState(false)
  const step = useOrderStep('credited', async (api, taken, key, reason) => {
    const made = await api.post('erp', 'CREDIT_INVOICE', {
      docid,
      positions: taken,
      reason,
      idempotency_key: key,
    })
    setOpen(false)
    return made
  })
  const name = t('creditNamed', { number: orderNumber })
  return (
    <>
      <Button look="plain" size="small" aria-label={name} onClick={() => setOpen(true)}>
        {t('credit')}
      </Button>
      {isOpen && (
        <Dialog title={name} onClose={() => setOpen(false)}>
          <TakeLines
            title={t('lines')}
            text={t('creditText')}
            action={t('doCredit')}
            lines={positions}
            step={step}
            withReason
          />
        </Dialog>
      )}
    </>
  )
}
