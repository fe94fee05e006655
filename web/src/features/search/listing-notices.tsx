import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { categoryLink } from '#web/app/categories.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { pathOf } from './category-path.ts'
import { categoriesAround, type Hits } from './queries.ts'

/** What one must know about these hits: the search is down, a category was left out, not every word was found. */
export function ListingNotices({ hits, q }: { hits: Hits; q: string | undefined }) {
  const t = useTexts('search')
  const { solrOffline, droppedFilters, partial, exactHit } = hits
  return (
    <>
      {solrOffline && <Notice kind="warning">{t('offline')}</Notice>}
      {partial && <Notice kind="info">{t('partial', { q: q ?? '' })}</Notice>}
      {droppedFilters.map((dropped) => (
        <Dropped key={dropped} category={dropped} />
      ))}
      {exactHit !== null && (
        <Notice kind="info">
          <Link to="/p/$matnr/{-$description}" params={{ matnr: exactHit }}>
            {t('exactHit', { number: q ?? exactHit })}
          </Link>
        </Notice>
      )}
    </>
  )
}

/** The category that was left out, and the way back into it without words and filters. */
function Dropped({ category }: { category: string }): ReactNode {
  const t = useTexts('search')
  const path = pathOf(useSuspenseQuery(categoriesAround(category)).data.categories, category)
  const name = path.at(-1)?.name ?? category
  return (
    <Notice kind="info">
      {t('dropped', { category: name })}{' '}
      <Link {...categoryLink(path.map(({ id }) => id))}>{t('backToCategory', { category: name })}</Link>
    </Notice>
  )
}
