import { useEffect } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useMarks } from '#web/features/offers/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import styles from './add-to-basket.module.css'
import { BasketQuantity } from './basket-quantity.tsx'
import { useAddToBasket } from './use-add-to-basket.tsx'
import { type SoldArticle, useSoldQuantity } from './use-sold-quantity.ts'

interface AddToBasketProps {
  article: SoldArticle
  /** `tile` stacks field and button, `row` puts them side by side with a button of its icon alone. */
  layout?: 'tile' | 'row'
}

/** Quantity and button of an article in a list; a check says that it is in a basket already. */
export function AddToBasket({ article, layout = 'tile' }: AddToBasketProps) {
  const t = useTexts('basket')
  const sold = useSoldQuantity(article)
  const { add, dialog, busy, prepare } = useAddToBasket()
  const inBasket = useMarks(article.matnr)?.inBasket === true
  const { matnr, maktx1: name, meins: unit } = article

  useEffect(() => {
    if (sold.notice !== undefined) say({ kind: 'info', text: sold.notice })
  }, [sold.notice])

  function order(value: string) {
    const quantity = sold.settle(value)
    if (quantity !== undefined) void add({ matnr, name, quantity, unit })
  }

  return (
    <div className={styles.add} data-layout={layout} data-adder>
      <div className={styles.quantity}>
        <BasketQuantity article={article} sold={sold} onEnter={order} />
      </div>
      <span className={styles.button} data-contained={inBasket || undefined}>
        <Button
          wide
          data-adds
          look="plain"
          size={layout === 'tile' ? 'small' : 'normal'}
          busy={busy}
          onClick={() => order(sold.quantity)}
          onPointerEnter={prepare}
          onFocus={prepare}
          icon={<Icon name={inBasket ? 'check' : 'cart'} size={18} />}
          aria-label={t('addNamed', { name })}
          title={inBasket ? t('contained') : undefined}
        >
          {layout === 'tile' && t('add')}
        </Button>
      </span>
      {dialog}
    </div>
  )
}
