import type { Formats } from '@shop/contract/formats'
import { mostLabelsOfArticle } from '@shop/contract/labels'
import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import type { Translate } from '#web/app/i18n/translate.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { useSettledQuantity } from '#web/features/basket/public.ts'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import { addressName } from '#web/ui/article-tile/tile-article.ts'
import { focusBeside } from '#web/ui/focus/focus-beside.ts'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { QuantityInput } from '#web/ui/quantity-input/quantity-input.tsx'
import { RefusedChange } from '#web/ui/refused-change/refused-change.tsx'
import styles from './labels-screen.module.css'
import type { Label } from './queries.ts'
import type { Change, Refused } from './use-labels.ts'

interface LabelRowProps {
  label: Label
  refused: Refused | undefined
  /** Gets what the label was when the change was begun, too. */
  onChange: (begunOn: Label, change: Change) => void
  onGiveWay: () => void
  onRemove: () => void
}

/** One article with the quantity its label says, and how many labels are printed. */
export function LabelRow({ label, refused, onChange, onGiveWay, onRemove }: LabelRowProps) {
  const t = useTexts('labels')
  const formats = useFormats()
  const { maxQuantity } = useConfig()
  const { matnr, article, unit } = label
  const name = article.maktx1
  const quantity = useSettledQuantity(label.articleQuantity, label, (articleQuantity, begunOn) =>
    onChange(begunOn, { articleQuantity }),
  )
  const amount = useSettledQuantity(String(label.labelQuantity), label, (labelQuantity, begunOn) =>
    onChange(begunOn, { labelQuantity: Number(labelQuantity) }),
  )
  return (
    <>
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
              onRemove()
            }}
          >
            <Trash2 aria-hidden size={18} />
          </button>
        </td>
      </tr>
      {refused && (
        <tr>
          <td colSpan={4}>
            <RefusedChange
              text={refusedText(label, refused, t, formats)}
              isRemoval={refused.change === 'removal'}
              onInsist={() => (refused.change === 'removal' ? onRemove() : onChange(label, refused.change))}
              onGiveWay={onGiveWay}
            />
          </td>
        </tr>
      )}
    </>
  )
}

/** What happened to a change that was not saved, with both states. */
function refusedText(
  label: Label,
  { change, why }: Refused,
  t: Translate<'labels'>,
  formats: Formats,
): string {
  const quantity = (of: string) => t('says', { quantity: formats.quantity(of, label.unit) })
  const amount = (of: number) => t('count', { count: of })
  const theirs = `${quantity(label.articleQuantity)}, ${amount(label.labelQuantity)}`
  if (change === 'removal') return t('refused.removal', { theirs })
  const { articleQuantity, labelQuantity } = change
  const mine = [
    articleQuantity !== undefined && quantity(articleQuantity),
    labelQuantity !== undefined && amount(labelQuantity),
  ]
  return t(`refused.${why}`, { theirs, mine: mine.filter(Boolean).join(', ') })
}
