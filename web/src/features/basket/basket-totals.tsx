import { round } from '@shop/contract/exact'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useNetShown } from '#web/features/offers/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Money } from '#web/ui/price/money.tsx'
import styles from './basket-totals.module.css'
import type { Basket } from './queries.ts'

/**
 * Sums of a basket: goods, surcharges, VAT per rate, gross, weight. Whoever sees no net prices gets the sum at list
 * prices alone: everything else would give them away.
 */
export function BasketTotals({ totals }: { totals: Basket['totals'] }) {
  const t = useTexts('basket')
  const formats = useFormats()
  const netShown = useNetShown()
  const { currency, net, retail, surcharges, vat, gross, weight } = totals
  const seesNet = netShown && net !== null
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{seesNet ? t('goods') : t('goodsRetail')}</dt>
        <dd>
          <Money amount={seesNet ? net : retail} currency={currency} />
        </dd>
      </div>
      {seesNet &&
        surcharges.map(({ kind, net: amount }) => (
          <div key={kind}>
            <dt>{surchargeName(kind, t)}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      {seesNet &&
        vat.map(({ category, rate, base, amount }) => (
          <div key={`${category} ${rate}`} className={styles.soft}>
            <dt>{t('vat', { rate: formats.decimal(rate), base: formats.money(base, currency) })}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      {seesNet && gross !== null && (
        <div className={styles.gross}>
          <dt>{t('gross')}</dt>
          <dd>
            <Money amount={gross} currency={currency} />
          </dd>
        </div>
      )}
      {!seesNet && (
        <div className={styles.soft}>
          <dt>{t('plusVat')}</dt>
        </div>
      )}
      {weight !== null && weight !== '0' && (
        <div className={styles.soft}>
          <dt>{t('weight')}</dt>
          <dd>{formats.quantity(round(weight, 1), 'KG')}</dd>
        </div>
      )}
    </dl>
  )
}

const known = ['freight', 'smallQuantity', 'palletDeposit'] as const

function surchargeName(kind: string, t: ReturnType<typeof useTexts<'basket'>>): string {
  const name = known.find((one) => one === kind)
  return name ? t(`surcharge.${name}`) : t('surcharge.other')
}
