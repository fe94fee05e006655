import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { ArticleRow } from '#web/features/article/public.ts'
import { type ReorderOutcome, ReorderTold } from '#web/features/documents/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import type { Topseller } from './queries.ts'
import styles from './topsellers.module.css'

interface TopsellerRowProps {
  topseller: Topseller
  selected: boolean
  onSelect: (selected: boolean) => void
  /** What became of it when it was ordered again. */
  outcome: ReorderOutcome | undefined
}

/** One article with what is known of its orders. */
export function TopsellerRow({ topseller, selected, onSelect, outcome }: TopsellerRowProps) {
  const t = useTexts('topsellers')
  const formats = useFormats()
  const { article, orders, quantities, last } = topseller
  const note = t('note', {
    count: orders,
    sum: quantities.map(({ quantity, unit }) => formats.quantity(quantity, unit)).join(', '),
    quantity: formats.quantity(last.quantity, last.unit),
    date: formats.date(last.date),
  })
  return (
    <li className={styles.article}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={t('select', { name: article.maktx1 })}
          checked={selected}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </label>
      <ArticleRow article={article} note={note} />
      <p className={styles.told}>
        <Link
          to="/myaccount/document/$doctype/$docid"
          params={{ doctype: String(last.doctype), docid: last.docid }}
        >
          {t('order', { number: last.orderNumber })}
        </Link>
        <ReorderTold outcome={outcome} />
      </p>
    </li>
  )
}
