import { Link, useLocation } from '@tanstack/react-router'
import { categoryLink } from '#web/app/categories.ts'
import { lazily } from '#web/app/lazily.tsx'
import { parsed } from '#web/app/filter-entries.ts'
import { isSignedIn } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { sameAddress } from '#web/app/same-address.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { isOwn } from './chips.ts'
import type { Hits } from './queries.ts'
import type { SearchView } from './search-view.ts'
import { unknownIn, UnknownWords } from './unknown-words.tsx'
import { useCategoryPath } from './use-category-path.ts'

interface ListingNoticesProps {
  hits: Hits
  view: SearchView
  /** Whether a document of the visitor's own may be meant. */
  mayHaveOwn: boolean
}

// Only for words that may be a number, and only for those who have documents.
const OwnDocuments = lazily(
  async () => (await import('./own-hits.tsx')).OwnDocuments,
  () => null,
)

/** What one must know about these hits: the search is down, how words were read, what was left out. */
export function ListingNotices({ hits, view, mayHaveOwn }: ListingNoticesProps) {
  const t = useTexts('search')
  const { solrOffline, droppedFilters, leftOut, partial, exactHit, response, corrections, readIn } = hits
  const { q, fq = [], strict, sort } = view
  const isOneWord = !/\S\s+\S/.test(q ?? '')
  // A category comes from the database as a whole.
  const isWhole = response.numFound > 0 && (fq.length > 0 || sort !== undefined)
  return (
    <>
      {mayHaveOwn && <OwnDocuments q={q ?? ''} />}
      {solrOffline && (
        <Notice kind="warning">
          {t('offline')} {isWhole && exactHit === null && t('offlineWhole')}
        </Notice>
      )}
      {corrections.length > 0 && (
        <Notice kind="info">{corrections.map((read) => t('correction', read)).join(' ')}</Notice>
      )}
      {readIn !== null && <Notice kind="info">{t(`readIn.${readIn}`, { q: q ?? '' })}</Notice>}
      {partial && (
        <Notice kind="info">
          {t(isOneWord ? 'partialWord' : 'partial', { q: q ?? '' })}{' '}
          <UnknownWords words={unknownIn(q ?? '', hits.unknownWords)} />
        </Notice>
      )}
      {droppedFilters.map((dropped) => (
        <Dropped key={dropped} category={dropped} />
      ))}
      {leftOut.length > 0 && <LeftOut entries={leftOut} fq={fq} />}
      {strict !== undefined && response.numFound === 0 && (
        <Notice kind="info">
          {t('onlyInCategory')}{' '}
          <Link to="/search" search={{ q, fq: fq.filter((entry) => parsed(entry).field !== 'category') }}>
            {t('searchEverywhere')}
          </Link>
        </Notice>
      )}
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

/**
 * Filters of a link that were left out: those there are for whoever is signed in, and those that do not exist, or do not any
 * more.
 */
function LeftOut({ entries, fq }: { entries: readonly string[]; fq: readonly string[] }) {
  const t = useTexts('search')
  const session = useSession()
  const redirect = useLocation({ select: ({ href }) => href })
  const signedInOnly = isSignedIn(session) ? [] : entries.filter(isOwn)
  const missing = entries.filter((entry) => !signedInOnly.includes(entry))
  const without = fq.filter((entry) => !missing.includes(entry))
  return (
    <>
      {signedInOnly.length > 0 && (
        <Notice kind="info">
          {t('leftOutOwn')}{' '}
          <Link to="/login" search={{ redirect }}>
            {t('leftOutSignIn')}
          </Link>
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice kind="info">
          {t('leftOut', { count: missing.length })}{' '}
          <Link
            to="."
            search={(before: object) => ({ ...before, fq: without.length === 0 ? undefined : without })}
            activeOptions={sameAddress}
            resetScroll={false}
          >
            {t('leftOutAway', { count: missing.length })}
          </Link>
        </Notice>
      )}
    </>
  )
}

/** The category that was left out: back to what was asked for, words and all, or the category by itself. */
function Dropped({ category }: { category: string }) {
  const t = useTexts('search')
  const { path, name } = useCategoryPath(category)
  return (
    <Notice kind="info">
      {t('dropped', { category: name })}{' '}
      <Link to="." search={(before: object) => ({ ...before, strict: 'X' as const, page: undefined })}>
        {t('onlyIn', { category: name })}
      </Link>
      {' · '}
      <Link {...categoryLink(path.map(({ id }) => id))}>{t('wholeCategory', { category: name })}</Link>
    </Notice>
  )
}
