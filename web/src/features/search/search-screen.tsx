import { createFileRoute, redirect } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { textsOf } from '#web/app/i18n/use-texts.ts'
import { titled } from '#web/app/page-title.ts'
import { configQuery, useConfig } from '#web/app/shop-queries.ts'
import { Listing } from './listing.tsx'
import { ListingPending } from './listing-pending.tsx'
import { loadHits } from './load-hits.ts'
import { hitsQuery } from './queries.ts'
import { mayBeNumber, readView, searchInput } from './search-view.ts'

export const Route = createFileRoute('/_shop/_open/search')({
  staticData: { texts: ['search', 'article', 'basket', 'offers'] },
  validateSearch: readView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, cause, deps }) => {
    const { hitsPerPage } = await context.queryClient.ensureQueryData(configQuery)
    const input = searchInput(deps, hitsPerPage)
    if (mayBeNumber(deps)) {
      const { exactHit } = await context.queryClient.ensureQueryData(hitsQuery(context.api, input))
      const to = '/p/$matnr/{-$description}'
      if (exactHit !== null) throw redirect({ to, params: { matnr: exactHit }, statusCode: 302 })
    }
    await loadHits({ context, cause }, input)
  },
  head: ({ match }) => {
    const t = textsOf(match.context.i18n, 'search')
    const { q } = match.search
    return titled(match.context, q === undefined ? t('allArticles') : t('hitsFor', { q }))
  },
  component: SearchScreen,
  pendingComponent: ListingPending,
})

function SearchScreen() {
  const t = useTexts('search')
  const view = Route.useSearch()
  const { hitsPerPage } = useConfig()
  return (
    <>
      <h1>{view.q === undefined ? t('allArticles') : t('hitsFor', { q: view.q })}</h1>
      <Listing view={view} input={searchInput(view, hitsPerPage)} place="search" />
    </>
  )
}
