import type { Formats } from '@shop/contract/formats'
import { Trash2 } from 'lucide-react'
import type { Translate } from '#web/app/i18n/translate.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { ArticleLink } from '#web/ui/article-tile/article-link.tsx'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import { focusBeside } from '#web/ui/focus/focus-beside.ts'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { QuantityInput } from '#web/ui/quantity-input/quantity-input.tsx'
import { RefusedChange } from '#web/ui/refused-change/refused-change.tsx'
import { useSettledQuantity } from '../basket/public.ts'
import { ListOffer } from './list-offer.tsx'
import styles from './lists-screen.module.css'
import type { ListArticle } from './queries.ts'
import { StepWarning, stepOf } from './step-warning.tsx'
import type { Change, Refused } from './use-list-lines.ts'

interface ArticleRowProps {
  line: ListArticle
  /** Whether the reader may change it. */
  isOwn: boolean
  refused: Refused | undefined
  /** Gets what the line was when the change was begun, too. */
  onChange: (begunOn: ListArticle, change: Change) => void
  onGiveWay: () => void
  onRemove: () => void
}

/** One article of a list: changed and taken off by its owner, read by everybody else. */
export function ArticleRow({ line, isOwn, refused, onChange, onGiveWay, onRemove }: ArticleRowProps) {
  const t = useTexts('lists')
  const formats = useFormats()
  const { maxQuantity } = useConfig()
  const settled = useSettledQuantity(line.quantity, line, (quantity, begunOn) =>
    onChange(begunOn, { quantity }),
  )
  const { article, matnr, unit } = line
  const warning = `step-${line.id}`
  const name = article?.maktx1 ?? matnr
  return (
    <>
      <tr>
        <th scope="row">
          <div className={styles.article}>
            <ArticlePicture source={article?.picture ?? ''} size={56} />
            <div className={styles.words}>
              {article === null ? <span>{matnr}</span> : <ArticleLink article={article} />}
              <small>
                {article === null
                  ? t('gone')
                  : [t('articleNumber', { number: article.matnrDisplay }), keepUnits(article.maktx2)]
                      .filter(Boolean)
                      .join(' · ')}
              </small>
            </div>
          </div>
        </th>
        <td data-label={t('quantity')} onBlur={settled.leave}>
          <div className={styles.amount}>
            {isOwn && article !== null ? (
              <QuantityInput
                label={t('quantityOf', { name })}
                value={settled.quantity}
                onChange={settled.change}
                onEnter={settled.settle}
                step={stepOf(line)}
                maxQuantity={maxQuantity}
                unit={formats.unit(unit, settled.quantity)}
                describedBy={warning}
              />
            ) : (
              formats.quantity(line.quantity, unit)
            )}
            <StepWarning id={warning} line={line} {...(isOwn && { onRaise: settled.settle })} />
          </div>
        </td>
        <td data-label={t('offer')}>{article !== null && <ListOffer line={line} article={article} />}</td>
        {isOwn && (
          <td className={styles.remove}>
            <button
              type="button"
              className={styles.icon}
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
        )}
      </tr>
      {refused && (
        <tr>
          <td colSpan={4}>
            <RefusedChange
              text={refusedText(line, refused, t, formats)}
              isRemoval={refused.change === 'removal'}
              onInsist={() => (refused.change === 'removal' ? onRemove() : onChange(line, refused.change))}
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
  { quantity, unit }: ListArticle,
  { change, why }: Refused,
  t: Translate<'lists'>,
  formats: Formats,
): string {
  const theirs = formats.quantity(quantity, unit)
  if (change === 'removal') return t('refused.removal', { theirs })
  return t(`refused.${why}`, { theirs, mine: formats.quantity(change.quantity, unit) })
}
