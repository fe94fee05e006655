import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, notFound, redirect } from '@tanstack/react-router'
import { useEffect } from 'react'
import { categoriesAround, categoryLink } from '#web/app/categories.ts'
import type { Translate } from '#web/app/i18n/translate.ts'
import { textsOf, useTexts } from '#web/app/i18n/use-texts.ts'
import { missingTitle, titled, withCompany } from '#web/app/page-title.ts'
import { configQuery, useConfig } from '#web/app/shop-queries.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs/breadcrumbs.tsx'
import { type FlatCategory, pathOf } from './category-path.ts'
import { CategoryNavigation } from './category-navigation.tsx'
import styles from './category-screen.module.css'
import { CategoryTiles } from './category-tiles.tsx'
import { Listing } from './listing.tsx'
import { ListingPending } from './listing-pending.tsx'
import { loadHits } from './load-hits.ts'
import { hitsQuery } from './queries.ts'
import { rememberedView } from './remembered-views.ts'
import { readView, type SearchView, searchInput } from './search-view.ts'

export const Route = createFileRoute('/_shop/_open/c/$')({
  staticData: { texts: ['search', 'basket', 'offers'] },
  validateSearch: readView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, cause, deps, params, location }) => {
    const { queryClient } = context
    const { _splat: asked } = params
    const id = lastId(asked)
    const { hitsPerPage } = await queryClient.ensureQueryData(configQuery)
    // Asked for together: nearly always the address names the category by its id.
    const look = deps.view ?? rememberedView(context, id)
    const input = searchInput(deps, hitsPerPage, id)
    const hits = loadHits({ context, cause, location }, input, look)
    hits.catch(() => undefined)
    const { categories } = await queryClient.ensureQueryData(categoriesAround(id))
    const path = pathOf(categories, id)
    const here = path.at(-1)
    if (!here) throw notFound()
    const link = categoryLink(path.map(({ id }) => id))
    const { _splat: wanted } = link.params
    // A category that has moved keeps its page; the address follows it.
    if (wanted !== asked) throw redirect({ ...link, search: deps, hash: location.hash, statusCode: 301 })
    await hits
    // Where a filter's hits are still on their way they are taken for those of the category; the screen knows in the end.
    const found = queryClient.getQueryData(hitsQuery(context.api, input).queryKey)
    return { category: here.name, isLeftOut: !!found?.droppedFilters[0] }
  },
  head: ({ match, loaderData }) => {
    if (loaderData === undefined) return missingTitle(match)
    const t = textsOf(match.context.i18n, 'search')
    const { category, isLeftOut } = loaderData
    const title = titleOf(category, match.search, t, isLeftOut)
    return titled(match.context, title, t('categoryDescription', { category }))
  },
  component: CategoryScreen,
  pendingComponent: ListingPending,
})

/** The last id of the address decides; those before it are for the reader. */
const lastId = (splat: string | undefined) => splat?.split('/').findLast((part) => part !== '') ?? ''

function CategoryScreen() {
  const t = useTexts('search')
  const view = Route.useSearch()
  const { _splat } = Route.useParams()
  const shop = useShop()
  const { hitsPerPage } = useConfig()
  const id = lastId(_splat)
  const { categories } = useSuspenseQuery(categoriesAround(id)).data
  const input = searchInput(view, hitsPerPage, id)
  // The listing below asks for them.
  const { data: hits } = useQuery({ ...hitsQuery(shop.api, input), enabled: false })
  const path = pathOf(categories, id)
  const here = path.at(-1)
  const title = here && titleOf(here.name, view, t, !!hits?.droppedFilters[0])
  const inTab = title && withCompany(shop, title)
  // After each drawing: the page's head says what was known when its address changed.
  useEffect(() => {
    if (inTab !== undefined && document.title !== inTab) document.title = inTab
  })
  if (!here) return null

  const children = categories.filter(({ parent }) => parent === here.id)
  const isBare = view.q === undefined && view.fq === undefined && view.page === undefined
  return (
    <>
      <Breadcrumbs crumbs={[{ key: '', content: <Link to="/">{t('home')}</Link> }, ...path.map(crumb)]} />
      <h1 lang={view.q === undefined ? here.language : undefined}>{title}</h1>
      {isBare && here.teaser !== undefined && (
        <p className={styles.teaser} lang={here.teaserLanguage}>
          {here.teaser}
        </p>
      )}
      {isBare && children.length > 0 && <CategoryTiles categories={children} path={path} />}
      <Listing
        key={here.id}
        view={view}
        input={input}
        place={here.id}
        without="pivot"
        navigation={<CategoryNavigation categories={categories} path={path} />}
      />
    </>
  )
}

/** @param isLeftOut where nothing was found in the category, so that the hits are those of the whole shop */
const titleOf = (category: string, { q }: SearchView, t: Translate<'search'>, isLeftOut: boolean): string =>
  q === undefined ? category : t(isLeftOut ? 'hitsFor' : 'hitsIn', { q, category })

function crumb({ id, name, language }: FlatCategory, index: number, path: FlatCategory[]) {
  const isHere = index === path.length - 1
  const ids = path.slice(0, index + 1).map((one) => one.id)
  const content = isHere ? (
    <span lang={language}>{name}</span>
  ) : (
    <Link {...categoryLink(ids)} lang={language}>
      {name}
    </Link>
  )
  return { key: id, content }
}
