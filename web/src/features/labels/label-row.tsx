import { mostLabelsOfArticle } from '@shop/contract/labels'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { useSettledQuantity } from '#web/features/basket/public.ts'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import { addressName } from '#web/ui/article-tile/tile-article.ts'
import { focusBeside } from '#web/ui/focus/focus-beside.ts'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { QuantityInput } from '#web/ui/quantity-input/quantity-input.tsx'
import styles from './labels-screen.module.css'
import type { Label } from './queries.ts'
import { useLabels } from './use-labels.ts'

/** One article with the quantity its label says, and how many labels are printed. */
export function LabelRow({ label }: { label: Label }) {
  const t = useTexts('labels')
  const formats = useFormats()
  const { maxQuantity } = useConfig()
  const { edit, remove } = useLabels()
  const { matnr, article, unit } = label
  const name = article.maktx1
  const quantity = useSettledQuantity(label.articleQuantity, label, (articleQuantity) =>
    edit.mutate({ matnr, articleQuantity }),
  )
  const amount = useSettledQuantity(String(label.labelQuantity), label, (labelQuantity) =>
    edit.mutate({ matnr, labelQuantity: Number(labelQuantity) }),
  )
  return (
    <tr>
      <th scope="row">
        <div className={styles.article}>
          <ArticlePicture source={article.picture} size={48} />
          <span className={styles.words}>
            <Link
              to="/p/$matnr/{-$description}"
              params={{ matnr, description: addressName(name) }}
              lang={article.textLanguage}
            >
              {keepUnits(name)}
            </Link>
            <small>{t('number', { number: article.matnrDisplay })}</small>
          </span>
        </div>
      </th>
      <td className={styles.amount} data-label={t('articleQuantity')} onBlur={quantity.leave}>
        <QuantityInput
          label={t('articleQuantityOf', { name })}
          value={quantity.quantity}
          onChange={quantity.change}
          onEnter={quantity.settle}
          step={article.qty_stepsize}
          maxQuantity={maxQuantity}
          unit={formats.unit(unit, quantity.quantity)}
        />
      </td>
      <td className={styles.amount} data-label={t('labelQuantity')} onBlur={amount.leave}>
        <QuantityInput
          label={t('labelQuantityOf', { name })}
          value={amount.quantity}
          onChange={amount.change}
          onEnter={amount.settle}
          step="1"
          maxQuantity={mostLabelsOfArticle}
          forceMax
        />
      </td>
      <td className={styles.removeCell}>
        <button
          type="button"
          className={styles.remove}
          aria-label={t('remove', { name })}
          title={t('remove', { name })}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget, 'tr')
            remove.mutate(label)
          }}
        >
          <Trash2 aria-hidden size={18} />
        </button>
      </td>
    </tr>
  )
}
