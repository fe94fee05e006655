import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useNetShown } from '#web/features/offers/public.ts'
import { Money } from '#web/ui/price/money.tsx'
import type { Basket } from './queries.ts'

/** What the basket comes to in one line: gross, or at list prices for who sees no others. */
export function GrandTotal({ totals: { currency, gross, retail } }: { totals: Basket['totals'] }) {
  const t = useTexts('basket')
  const isGross = useNetShown() && gross !== null
  return (
    <>
      <span>{isGross ? t('gross') : t('goodsRetail')}</span>
      <Money amount={isGross ? gross : retail} currency={currency} />
    </>
  )
}
