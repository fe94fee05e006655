import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { EnergyLabels } from '#web/features/offers/public.ts'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Money } from '#web/ui/price/money.tsx'
import { Price } from '#web/ui/price/price.tsx'
import { DocumentStatus } from './document-status.tsx'
import { ItemDelivery } from './item-delivery.tsx'
import styles from './items-view.module.css'
import type { DocumentPosition } from './queries.ts'
import { ReorderTold } from './reorder-told.tsx'
import type { ReorderOutcome } from './use-reorder.ts'

/** A line of nothing, as of texts or what was taken back, cannot be ordered again. */
export const isReorderable = ({ orderable, amount }: DocumentPosition): boolean => orderable && amount !== '0'

interface ItemRowProps {
  /** Where the line stands: its article is opened with what was agreed in it. */
  document: { doctype: number; docid: string }
  position: DocumentPosition
  currency: string
  seesNet: boolean
  selected: boolean
  onSelect: (selected: boolean) => void
  /** What became of it when it was ordered again. */
  outcome: ReorderOutcome | undefined
}

/** One line of a document; its box is there while it can be ordered again. */
export function ItemRow({
  document,
  position,
  currency,
  seesNet,
  selected,
  onSelect,
  outcome,
}: ItemRowProps) {
  const t = useTexts('documents')
  const formats = useFormats()
  const { posnr, matnr, unit, amount, remnant, alternativeTo, partOf } = position
  const price = seesNet ? position.netPrice : position.retailPrice
  return (
    <tr className={styles.row} data-sub={partOf !== null || undefined}>
      <td className={styles.pickable} data-label={`${t('position')} ${posnr}`}>
        {isReorderable(position) && (
          <label className={styles.pick}>
            <input
              type="checkbox"
              className={styles.box}
              aria-label={t('select', { posnr })}
              checked={selected}
              onChange={(event) => onSelect(event.target.checked)}
            />
          </label>
        )}
      </td>
      <td data-numeric className={styles.number}>
        {posnr}
      </td>
      <th scope="row">
        <div className={styles.article}>
          <ArticlePicture source={position.picture} size={44} />
          <div className={styles.words}>
            {position.orderable ? (
              <Link
                to="/p/$matnr/{-$description}"
                params={{ matnr, description: undefined }}
                search={{ ...document, posnr }}
              >
                {keepUnits(position.text)}
              </Link>
            ) : (
              <span>{keepUnits(position.text)}</span>
            )}
            {matnr !== '' && <small>{t('articleNumber', { number: matnr })}</small>}
            {matnr !== '' && !position.orderable && <small>{t('noLongerSold')}</small>}
            {alternativeTo !== null && <small>{t('alternativeTo', { posnr: alternativeTo })}</small>}
            {partOf !== null && <small>{t('partOf', { posnr: partOf })}</small>}
            {position.note !== '' && <small>{position.note}</small>}
            <ReorderTold outcome={outcome} />
          </div>
        </div>
      </th>
      <td data-numeric data-label={t('amount')}>
        <span>
          {formats.quantity(amount, unit)}
          {remnant !== '0' && remnant !== amount && (
            <small className={styles.small}>
              {t('remnant')} {formats.quantity(remnant, unit)}
            </small>
          )}
        </span>
      </td>
      <td className={styles.state} data-label={t('status')}>
        <DocumentStatus status={position.status} />
      </td>
      <td data-label={t('delivery')}>
        <ItemDelivery dates={position.additionalData} unit={unit} />
      </td>
      <td data-numeric data-label={seesNet ? t('netPrice') : t('price')}>
        <div className={styles.priced}>
          {price === null ? '–' : <Price price={price} size="small" />}
          <EnergyLabels labels={position.eekClasses} />
        </div>
      </td>
      {seesNet && (
        <td data-numeric data-label={t('total')}>
          <Money amount={position.netTotal} currency={currency} />
        </td>
      )}
    </tr>
  )
}
