import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { Face } from '#web/ui/face/face.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'
import { NoTopsellers } from './no-topsellers.tsx'
import { topsellersQuery } from './queries.ts'
import { type TopsellersSearch } from './address.ts'
import { type View, views } from './search.ts'
import { TopsellersFilters } from './topsellers-filters.tsx'
import { TopsellersList } from './topsellers-list.tsx'
import styles from './topsellers.module.css'

/** What was ordered again and again, or last, ready to be ordered once more. */
export function Topsellers({ view }: { view: View }) {
  const t = useTexts('topsellers')
  const formats = useFormats()
  const search: TopsellersSearch = useSearch({ strict: false })
  const seesOrders = useMay('DOCUMENTS_ORDERS')
  const { data, isPlaceholderData } = useQuery({
    ...topsellersQuery(view, search),
    placeholderData: keepPreviousData,
  })
  const { articles = [], numFound = 0 } = data ?? {}
  const title = t(`${view}.title`)
  if (!seesOrders) return <Face kind="empty" title={title} text={t('notAllowed')} />

  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p aria-live="polite">{t('found', { count: numFound, total: formats.decimal(numFound) })}</p>
      </header>
      {view !== 'latest' && (
        <Tabs label={t('whose')}>
          {(['own', 'customer'] as const).map((whose) => (
            <TabLink
              key={whose}
              to={views[whose].to}
              search={{ ...search, page: undefined }}
              current={view === whose}
            >
              {t(`whose.${whose}`)}
            </TabLink>
          ))}
        </Tabs>
      )}
      <TopsellersFilters search={search} />
      {articles.length === 0 ? (
        <NoTopsellers view={view} search={search} />
      ) : (
        <div className={styles.result} tabIndex={-1} data-stale={isPlaceholderData || undefined}>
          <TopsellersList view={view} search={search} articles={articles} numFound={numFound} />
        </div>
      )}
    </>
  )
}
