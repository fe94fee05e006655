import { sum } from '@shop/contract/exact'
import { useSettled } from '#web/app/frame/use-settled.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { OfferMissing, totalShown, useNetShown, useOffers } from '#web/features/offers/public.ts'
import { Money } from '#web/ui/price/money.tsx'
import styles from './area-calculator.module.css'

interface NeededTotalProps {
  lines: readonly { matnr: string; name: string; quantity: string; unit: string }[]
}

/** Milliseconds after the last key, so that not every digit asks for prices. */
const pause = 200

/** What all that is needed costs, and which of it has no price; the line keeps its height until the prices are there. */
export function NeededTotal({ lines }: NeededTotalProps) {
  const t = useTexts('article')
  const netShown = useNetShown()
  const wanted = lines.map(({ matnr, quantity }) => `${matnr} ${quantity}`).join()
  const isSettled = useSettled(wanted, pause) === wanted
  const { offers, isError } = useOffers(
    lines.map(({ matnr, quantity, unit }) => ({ matnr, quantity, unit })),
    isSettled,
  )
  if (isError) return <OfferMissing />
  const isThere = offers.every((offer) => offer !== undefined)
  const totals = offers.flatMap((offer) => (offer && totalShown(offer, netShown)) ?? [])
  const currency = totals[0]?.currency
  const isOneSum = currency !== undefined && totals.every((one) => one.currency === currency)
  const unpriced = lines.filter((_line, index) => offers[index]?.onRequest === true)
  return (
    <p className={styles.total}>
      {isThere && isOneSum && (
        <>
          {t('neededTotal')} <Money amount={sum(totals.map(({ amount }) => amount))} currency={currency} />{' '}
          <small>{t('plusVat')}</small>
        </>
      )}
      {isThere && unpriced.length > 0 && (
        <small>{t('withoutPrice', { names: unpriced.map(({ name }) => name).join(', ') })}</small>
      )}
    </p>
  )
}
