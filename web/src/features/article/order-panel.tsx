import { compare } from '@shop/contract/exact'
import { Check, ShoppingCart } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { BasketQuantity, useAddToBasket, useSoldQuantity } from '#web/features/basket/public.ts'
import {
  EnergyLabels,
  OfferAvailability,
  OfferMissing,
  useMarks,
  useOffer,
} from '#web/features/offers/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { EnergyClass } from '#web/ui/energy-class/energy-class.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { AreaCalculator } from './area-calculator.tsx'
import { AskForPrice } from './ask-for-price.tsx'
import type { Material } from './laying-material.ts'
import styles from './order-panel.module.css'
import { isLaid } from './needed-quantity.ts'
import { TileMarks } from './offer-tile.tsx'
import { OfferTotal } from './offer-total.tsx'
import { PriceBlock } from './price-block.tsx'
import { QuantityMeaning } from './quantity-meaning.tsx'
import type { Article } from './queries.ts'
import { useDigits } from './use-digits.ts'

interface OrderPanelProps {
  article: Article
  /** What the article is laid with; none for what is not laid. */
  material: readonly Material[]
}

/** Price, stock, quantity and the way into the basket; on a phone its last line stays at the thumb. */
export function OrderPanel({ article, material }: OrderPanelProps) {
  const t = useTexts('article')
  const { matnr, maktx: name, salesUnit: unit, qty_stepsize } = article
  const sold = useSoldQuantity({ matnr, maktx1: name, meins: unit, qty_stepsize })
  const asked = compare(sold.quantity, '0') > 0 ? sold.quantity : qty_stepsize
  const { data: offer, isError } = useOffer({ matnr, unit, quantity: asked })
  const { add, dialog, busy, prepare } = useAddToBasket()
  const inBasket = useMarks(matnr)?.inBasket === true
  const bar = useRef<HTMLDivElement>(null)
  const meaningId = useId()
  useDigits(bar)

  function order(value: string) {
    const quantity = sold.settle(value)
    if (quantity !== undefined) void add({ matnr, name, quantity, unit })
  }

  // It left the shop, or this customer's part of it, while the page was open.
  if (offer?.found === false) return <Notice kind="warning">{t('gone')}</Notice>

  return (
    <section className={styles.panel} aria-label={t('order')}>
      <EnergyLabels labels={article.eekClasses} />
      <PriceBlock article={article} offer={offer} />
      {isError && <OfferMissing what={t('totalMissing')} />}
      <p className={styles.availability}>
        <OfferAvailability offer={offer ?? article} />
        {inBasket && (
          <span className={styles.contained}>
            <Check aria-hidden size={16} /> {t('inBasket')}
          </span>
        )}
      </p>
      {offer?.onRequest === true ? (
        <AskForPrice article={article} />
      ) : (
        <>
          <p className={styles.meaning}>
            <QuantityMeaning id={meaningId} article={article} quantity={sold.quantity} notice={sold.notice} />
          </p>
          <div ref={bar} className={styles.bar} data-thumb-bar data-adder>
            <p className={styles.barTotal}>
              {/* On a phone the line that says it may be far from the thumb; it is read out once. */}
              {sold.notice !== undefined && (
                <span aria-hidden className={styles.notice}>
                  {sold.notice}
                </span>
              )}
              {article.eekClasses.length > 0 && (
                <span aria-hidden className={styles.barClasses}>
                  {article.eekClasses.map(({ index, eekClass, scale }) => (
                    <EnergyClass key={index} eekClass={eekClass} scale={scale} />
                  ))}
                </span>
              )}
              <OfferTotal offer={offer} />
            </p>
            <BasketQuantity
              article={{ matnr, maktx1: name, meins: unit, qty_stepsize }}
              sold={sold}
              onEnter={order}
              describedBy={meaningId}
            />
            <span className={styles.button}>
              <Button
                wide
                data-adds
                busy={busy}
                onClick={() => order(sold.quantity)}
                onPointerEnter={prepare}
                onFocus={prepare}
                icon={<ShoppingCart aria-hidden size={20} />}
              >
                {t('add')}
              </Button>
            </span>
          </div>
          {isLaid(article) && (
            <AreaCalculator
              article={article}
              material={material}
              maxQuantity={sold.maxQuantity}
              onTake={sold.change}
            />
          )}
        </>
      )}
      <div className={styles.marks}>
        <TileMarks article={{ matnr, maktx1: name, qty_stepsize }} withWords />
      </div>
      {dialog}
    </section>
  )
}
