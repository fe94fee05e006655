import { useTexts } from '#web/app/i18n/use-texts.ts'
import { type Offer, totalShown, useNetShown } from '#web/features/offers/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Money } from '#web/ui/price/money.tsx'

/** What the chosen quantity costs: "Summe für 2,88 m² 109,24 €". */
export function OfferTotal({ offer }: { offer: Offer | undefined }) {
  const t = useTexts('article')
  const formats = useFormats()
  const netShown = useNetShown()
  const total = offer && totalShown(offer, netShown)
  if (!total) return null
  return (
    <>
      <span>{t('totalFor', { quantity: formats.quantity(offer.quantity, offer.unit) })}</span>{' '}
      <Money {...total} />
    </>
  )
}
