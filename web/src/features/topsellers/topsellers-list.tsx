import { useTexts } from '#web/app/i18n/use-texts.ts'
import { ReorderBar, useReorder } from '#web/features/documents/public.ts'
import { Pagination } from '#web/ui/pagination/pagination.tsx'
import type { Topseller } from './queries.ts'
import { rowsChoices, type TopsellersSearch } from './address.ts'
import { topsellersInput, type View } from './search.ts'
import { TopsellerRow } from './topseller-row.tsx'
import styles from './topsellers.module.css'

interface TopsellersListProps {
  view: View
  search: TopsellersSearch
  articles: readonly Topseller[]
  numFound: number
}

/** Articles one can choose and order again in the quantity of the last time. */
export function TopsellersList({ view, search, articles, numFound }: TopsellersListProps) {
  const t = useTexts('topsellers')
  const { rows } = topsellersInput(view, search)
  const reorder = useReorder(
    articles.map(({ article: { matnr }, last: { quantity, unit } }) => ({
      id: matnr,
      matnr,
      quantity,
      unit,
      usual: true,
    })),
  )
  return (
    <>
      <p className={styles.hint}>{t('hint')}</p>
      <ul className={styles.articles}>
        {articles.map((topseller) => (
          <TopsellerRow
            key={topseller.article.matnr}
            topseller={topseller}
            selected={reorder.selected.has(topseller.article.matnr)}
            onSelect={(selected) => reorder.select(topseller.article.matnr, selected)}
            outcome={reorder.outcomes.get(topseller.article.matnr)}
          />
        ))}
      </ul>
      <ReorderBar reorder={reorder} withAll label={t('again')} />
      <Pagination
        page={search.page ?? 1}
        pages={Math.max(1, Math.ceil(numFound / rows))}
        total={numFound}
        rows={rows}
        rowsOptions={rowsChoices}
      />
    </>
  )
}
