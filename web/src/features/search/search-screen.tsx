import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import type { Translate } from '#web/app/i18n/translate.ts'
import { textsOf, useTexts } from '#web/app/i18n/use-texts.ts'
import { isMissing, missingTitle, titled } from '#web/app/page-title.ts'
import { configQuery, useConfig } from '#web/app/shop-queries.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs/breadcrumbs.tsx'
import { Listing } from './listing.tsx'
import { ListingPending } from './listing-pending.tsx'
import { loadHits } from './load-hits.ts'
import { hitsQuery } from './queries.ts'
import { rememberedView } from './remembered-views.ts'
import { brandOf, mayBeNumber, readView, searchInput, type SearchView } from './search-view.ts'

/** What the choice of table or tiles is remembered for. */
const place = 'search'

export const Route = createFileRoute('/_shop/_open/search')({
  staticData: { texts: ['search', 'basket', 'offers'] },
  validateSearch: readView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, cause, deps, location }) => {
    const { hitsPerPage } = await context.queryClient.ensureQueryData(configQuery)
    const input = searchInput(deps, hitsPerPage)
    if (mayBeNumber(deps)) {
      const { exactHit } = await context.queryClient.ensureQueryData(hitsQuery(context.api, input))
      const to = '/p/$matnr/{-$description}'
      if (exactHit !== null) throw redirect({ to, params: { matnr: exactHit }, statusCode: 302 })
    }
    await loadHits({ context, cause, location }, input, deps.view ?? rememberedView(context, place))
  },
  head: ({ match }) => {
    if (isMissing(match)) return missingTitle(match)
    const t = textsOf(match.context.i18n, 'search')
    return titled(match.context, titleOf(match.search, t))
  },
  component: SearchScreen,
  pendingComponent: ListingPending,
})

function SearchScreen() {
  const t = useTexts('search')
  const view = Route.useSearch()
  const { hitsPerPage } = useConfig()
  const brand = brandOf(view)
  return (
    <>
      {brand !== undefined && (
        <Breadcrumbs
          crumbs={[
            { key: '', content: <Link to="/">{t('home')}</Link> },
            { key: 'brands', content: <Link to="/brands">{t('brands')}</Link> },
            { key: brand, content: brand },
          ]}
        />
      )}
      <h1>{titleOf(view, t)}</h1>
      <Listing view={view} input={searchInput(view, hitsPerPage)} place={place} />
    </>
  )
}

function titleOf(view: SearchView, t: Translate<'search'>): string {
  const brand = brandOf(view)
  if (brand !== undefined) return t('ofBrand', { brand })
  return view.q === undefined ? t('allArticles') : t('hitsFor', { q: view.q })
}
