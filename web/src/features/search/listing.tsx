import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { BlockError } from '#web/app/faces/block.tsx'
import { hasAccount } from '#web/app/guards.ts'
import { lazily } from '#web/app/lazily.tsx'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig, useSession } from '#web/app/shop-queries.ts'
import { useShop } from '#web/app/use-shop.ts'
import { OfferTile, type Tile } from '#web/features/article/public.ts'
import { TileGrid } from '#web/ui/article-tile/tile-grid.tsx'
import { Pagination } from '#web/ui/pagination/pagination.tsx'
import { AskedSearch } from './asked-search.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel, hasChoice } from './filter-panel.tsx'
import { HitsSkeleton } from './hits-skeleton.tsx'
import styles from './listing.module.css'
import { HitTable } from './later-table.ts'
import { chosenCategory } from './pivot.ts'
import { type Filter, type Hits, hitsQuery, mayBeDocument, type SearchInput } from './queries.ts'
import { rememberedView, rememberView } from './remembered-views.ts'
import type { SearchView, View } from './search-view.ts'
import { Toolbar } from './toolbar.tsx'
import { useChangeView } from './use-change-view.ts'
import { useInPieces } from './use-in-pieces.ts'

interface ListingProps {
  view: SearchView
  input: SearchInput
  /** What the choice of table or tiles is remembered for: a category's id or "search". */
  place: string
  /** Above the filters, e.g. the neighbouring categories. */
  navigation?: ReactNode
  /** Filters the place itself decides, left out of the panel. */
  without?: Filter['kind']
}

/** Hits and the view they answer. While another one is looked for they stay, and what is told of them is said of this one. */
interface Answered {
  hits: Hits
  view: SearchView
}

const none: readonly Tile[] = []

/** Hits of a search or a category with their filters; all of it stands in the address. */
export function Listing({ view, input, place, navigation, without }: ListingProps) {
  const t = useTexts('search')
  const shop = useShop()
  const change = useChangeView()
  const [kept, keep] = useState<Answered>()
  const found = useQuery({
    ...hitsQuery(shop.api, input),
    placeholderData: keepPreviousData,
    // Where a filter or a page cannot be had, the hits before it stay.
    throwOnError: (error) => kept?.hits.asked.q !== input.q || !kept || isRefusal(error, 'INVALID_PARAMS'),
  })
  const isKept = found.isPlaceholderData || found.data === undefined || found.data === kept?.hits
  const latest = isKept ? kept : { hits: found.data, view }
  if (latest !== kept) keep(latest)
  // New hits are drawn in pieces; what the visitor does meanwhile comes first.
  const answered = useDeferredValue(latest)
  const hits = answered?.hits
  const { shown, isWhole } = useInPieces(hits?.response.docs ?? none)
  const fq = view.fq ?? []
  // A filter whose values are all asked for is counted in the hits that are shown.
  const asked = { ...input, fq: [input.fq ?? []].flat().filter((entry) => !hits?.leftOut.includes(entry)) }
  const look = view.view ?? rememberedView(shop, place)
  // What is shown stays until the other look has come, and answers a press later than the filters do.
  const shownLook = useDeferredValue(look)
  const filters = hits?.facets.filter(({ kind }) => kind !== without) ?? []

  const answeredFq = answered?.view.fq ?? []
  // Where nothing was searched, "0 articles" would be a claim.
  const isEmpty = hits?.response.numFound === 0 && (answeredFq.length === 0 || hits.solrOffline)

  // Nothing found, or parts of it only: what stands here has the page to itself.
  const isBare = hits !== undefined && navigation === undefined && !filters.some(hasChoice)

  function choose(next: View) {
    rememberView(shop, place, next)
    change({ view: next, page: view.page })
  }

  return (
    <div className={styles.listing} data-bare={isBare || undefined}>
      <aside className={styles.side} aria-label={t('filters')}>
        {!isBare && (
          <a className={`visually-hidden ${styles.skip}`} href="#hits">
            {t('skipFilters')}
          </a>
        )}
        <Suspense>
          {navigation}
          <div className={styles.panel}>
            {/* Around the hits it would have all their tiles searched for who reads it. */}
            <AskedSearch value={asked}>
              <FilterPanel
                filters={filters}
                fq={fq}
                onChange={(next) => change({ fq: next.length === 0 ? undefined : next })}
              />
            </AskedSearch>
          </div>
        </Suspense>
      </aside>
      <section
        id="hits"
        className={styles.hits}
        aria-label={t('hits')}
        tabIndex={-1}
        aria-busy={found.isPlaceholderData || answered !== latest || !isWhole || undefined}
      >
        {!isEmpty && (
          <AskedSearch value={asked}>
            <Toolbar
              total={found.error ? undefined : hits?.response.numFound}
              sort={view.sort}
              view={look}
              onView={choose}
              filters={filters}
              fq={fq}
              onChange={change}
            />
          </AskedSearch>
        )}
        <Suspense>
          <FilterChips
            fq={fq}
            filters={hits?.facets ?? []}
            unapplied={{
              category: !!hits?.droppedFilters[0] && chosenCategory(fq) === chosenCategory(answeredFq),
              entries: hits?.leftOut ?? [],
            }}
          />
        </Suspense>
        {found.error && (
          <div className={styles.failed}>
            <BlockError error={found.error} reset={() => void found.refetch()} />
          </div>
        )}
        {answered ? <Found {...answered} shown={shown} look={shownLook} /> : <HitsSkeleton />}
      </section>
      <output className="visually-hidden">
        {isEmpty && !hits.solrOffline && t('articles', { count: 0, total: '0' })}
      </output>
    </div>
  )
}

// Most hits need none. It waits with them, so that nothing moves when it comes.
const ListingNotices = lazily(async () => (await import('./listing-notices.tsx')).ListingNotices)

/** Whether there is anything one must know about these hits. */
const isNotable = (
  { solrOffline, droppedFilters, leftOut, corrections, readIn, partial, exactHit, response }: Hits,
  { strict }: SearchView,
): boolean =>
  solrOffline ||
  partial ||
  exactHit !== null ||
  readIn !== null ||
  droppedFilters.length + leftOut.length + corrections.length > 0 ||
  (strict !== undefined && response.numFound === 0)

const NoHits = lazily(async () => (await import('./no-hits.tsx')).NoHits)

/** Tiles that stand in the first row of a desk's screen, or in the first two of a phone's. */
const firstRow = 4

// Only pages of more hits than come at first have any.
const FurtherTiles = lazily(async () => (await import('./further-hits.tsx')).FurtherTiles)
const FurtherRows = lazily(async () => (await import('./further-hits.tsx')).FurtherRows)

interface FoundProps extends Answered {
  /** Those that have their places, and behind them those before. */
  shown: readonly Tile[]
  look: View
}

/** Stands still while the address changes and the hits do not: all tiles of a page would be gone through for it. */
const Found = memo(function Found({ hits, shown, view, look }: FoundProps) {
  const { hitsPerPage } = useConfig()
  const { docs, numFound } = hits.response
  const { start, rows } = hits.asked
  const isLong = rows > docs.length && numFound - start > docs.length && docs.length > 0
  const session = useSession()
  const mayHaveOwn = docs.length > 0 && mayBeDocument(hits.asked) && hasAccount(session)
  // Anew for each search: the places of its hits are added in pieces.
  const search = JSON.stringify(hits.asked)
  return (
    <>
      {(mayHaveOwn || isNotable(hits, view)) && (
        <ListingNotices hits={hits} view={view} mayHaveOwn={mayHaveOwn} />
      )}
      {docs.length === 0 && (
        <Suspense>
          <NoHits view={view} hits={hits} />
        </Suspense>
      )}
      {/* Where one turns to the table, the tiles stay until it is there. */}
      <Suspense>
        {docs.length > 0 && look === 'table' && (
          <HitTable
            articles={shown}
            measured={docs}
            columns={hits.columns}
            further={isLong && <FurtherRows key={search} hits={hits} />}
          />
        )}
        {docs.length > 0 && look === 'tiles' && (
          <TileGrid>
            {shown.map((article, index) => (
              <OfferTile key={article.matnr} article={article} level={2} eager={index < firstRow} />
            ))}
            {isLong && <FurtherTiles key={search} hits={hits} />}
          </TileGrid>
        )}
      </Suspense>
      {numFound > Math.min(...hitsPerPage) && (
        <Pagination
          page={Math.floor(start / rows) + 1}
          pages={Math.ceil(numFound / rows)}
          total={numFound}
          rows={rows}
          rowsOptions={hitsPerPage}
        />
      )}
    </>
  )
})
