import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useOrderStep } from './use-order-step.ts'

/** Makes the invoice of a delivery note. */
export function InvoiceDelivery({
  note: { docid, orderNumber },
}: {
  note: { docid: string; orderNumber: string }
}) {
  const t = useTexts('staff')
  const step = useOrderStep('invoiced', (api, _taken, key) =>
    api.post('erp', 'INVOICE_DELIVERY', { docid, idempotency_key: key }),
  )
  return (
    <Button
      look="plain"
      size="small"
      aria-label={t('invoiceNamed', { number: orderNumber })}
      busy={step.isPending}
      onClick={() => step.mutate({ taken: [], reason: '' })}
    >
      {t('invoice')}
    </Button>
  )
}
