import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { EnergyLabels, OfferAvailability, priceShown, useNetShown } from '#web/features/offers/public.ts'
import { ArticleLink } from '#web/ui/article-tile/article-link.tsx'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import { focusBeside } from '#web/ui/focus/focus-beside.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Money } from '#web/ui/price/money.tsx'
import { Price } from '#web/ui/price/price.tsx'
import { QuantityInput } from '#web/ui/quantity-input/quantity-input.tsx'
import { RefusedChange } from '#web/ui/refused-change/refused-change.tsx'
import { lineProblem } from './line-problem.ts'
import { PositionNotes } from './position-notes.tsx'
import styles from './position-row.module.css'
import type { Position } from './queries.ts'
import { refusedText } from './refused-text.ts'
import { useSettledQuantity } from './use-settled-quantity.ts'
import type { Change, Refused } from './use-positions.ts'

interface PositionRowProps {
  position: Position
  refused: Refused | undefined
  /** Gets what the line was when the change was begun, too. */
  onChange: (change: Change, begunOn: Position) => void
  onGiveWay: () => void
  onRemove: () => void
}

/** A line of the basket: article, quantity, price, notes; changes are saved by themselves. */
export function PositionRow({ position, refused, onChange, onGiveWay, onRemove }: PositionRowProps) {
  const t = useTexts('basket')
  const formats = useFormats()
  const { maxQuantity } = useConfig()
  const netShown = useNetShown()
  const problemId = useId()
  const { article, matnr, unit, problem } = position
  const name = article?.maktx1 ?? matnr
  const { quantity, change, settle, leave } = useSettledQuantity(
    position.quantity,
    position,
    (next, begunOn) => onChange({ quantity: next }, begunOn),
  )
  const shown = priceShown(position, netShown)
  const total = (netShown ? position.netTotal : null) ?? position.retailTotal

  return (
    <article className={styles.row} aria-label={name}>
      <span className={styles.picture}>
        <ArticlePicture source={article?.picture ?? ''} size={72} />
      </span>
      <div className={styles.article}>
        {article ? <ArticleLink article={article} /> : <strong>{name}</strong>}
        <p className={styles.more}>
          <span>{t('number', { number: article?.matnrDisplay ?? matnr })}</span>
          <OfferAvailability offer={position} />
          {article && <EnergyLabels labels={article.eek_classes} />}
        </p>
      </div>
      <div className={styles.quantity} onBlur={leave}>
        {article ? (
          <QuantityInput
            label={t('quantityOf', { name })}
            value={quantity}
            onChange={change}
            onEnter={settle}
            step={position.stepsize ?? article.qty_stepsize}
            maxQuantity={maxQuantity}
            unit={formats.unit(unit, quantity)}
            invalid={problem === 'NOT_A_STEP'}
            {...(problem === 'NOT_A_STEP' && { describedBy: problemId })}
          />
        ) : (
          // No other quantity of it is taken either: it can only be removed.
          formats.quantity(position.quantity, unit)
        )}
      </div>
      <p className={styles.price}>
        {position.article && <Price price={shown} size="small" />}
        <strong className={styles.total}>
          <Money amount={total} currency={shown?.currency ?? 'EUR'} />
        </strong>
      </p>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('removeNamed', { name })}
        title={t('remove')}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget, 'li')
          onRemove()
        }}
      >
        <Trash2 aria-hidden size={20} />
      </button>
      <div className={styles.below}>
        {problem !== '' && (
          <div id={problemId}>
            <Notice kind="warning">{lineProblem(position, t, formats)}</Notice>
          </div>
        )}
        {refused && (
          <RefusedChange
            text={refusedText(position, refused, t, formats)}
            isRemoval={refused.change === 'removal'}
            onInsist={() => (refused.change === 'removal' ? onRemove() : onChange(refused.change, position))}
            onGiveWay={onGiveWay}
          />
        )}
        <PositionNotes position={position} onChange={onChange} />
      </div>
    </article>
  )
}
