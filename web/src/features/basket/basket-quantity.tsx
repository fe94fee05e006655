import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { QuantityInput } from '#web/ui/quantity-input/quantity-input.tsx'
import type { SoldArticle, useSoldQuantity } from './use-sold-quantity.ts'

interface BasketQuantityProps {
  article: SoldArticle
  sold: ReturnType<typeof useSoldQuantity>
  onEnter: (value: string) => void
  /** Of what the quantity means, which is said when it changes. */
  describedBy?: string
}

/** The quantity field of an article, in its unit and step. */
export function BasketQuantity({ article, sold, onEnter, describedBy }: BasketQuantityProps) {
  const t = useTexts('basket')
  const formats = useFormats()
  return (
    <QuantityInput
      label={t('quantityOf', { name: article.maktx1 })}
      value={sold.quantity}
      onChange={sold.change}
      onEnter={onEnter}
      onUnread={sold.doubt}
      step={article.qty_stepsize}
      maxQuantity={sold.maxQuantity}
      unit={formats.unit(article.meins, sold.quantity)}
      invalid={sold.notice !== undefined}
      {...(describedBy === undefined ? {} : { describedBy, isSaid: true })}
    />
  )
}
