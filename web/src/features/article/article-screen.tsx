import { truncate } from '@shop/contract/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { orNotFound } from '#web/app/api/or-not-found.ts'
import { categoryLink } from '#web/app/categories.ts'
import { isSignedIn } from '#web/app/guards.ts'
import { textsOf, useTexts } from '#web/app/i18n/use-texts.ts'
import { Later } from '#web/app/later.tsx'
import { titled } from '#web/app/page-title.ts'
import { one, whole } from '#web/app/search-params.ts'
import { configQuery, sessionQuery } from '#web/app/shop-queries.ts'
import { loadOffers, prepareOffer } from '#web/features/offers/public.ts'
import { addressName } from '#web/ui/article-tile/tile-article.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs/breadcrumbs.tsx'
import { Accessories } from './accessories.tsx'
import { Alternatives } from './alternatives.tsx'
import styles from './article-screen.module.css'
import { Discontinued } from './discontinued.tsx'
import { Documents } from './documents.tsx'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { articleJsonLd } from './json-ld.ts'
import { LastBought } from './last-bought.tsx'
import { layingMaterial } from './laying-material.ts'
import { MissingArticle } from './missing-article.tsx'
import { OrderPanel } from './order-panel.tsx'
import { Plants } from './plants.tsx'
import { PositionNotice } from './position-notice.tsx'
import { type Article, type Details, detailsQuery, plantsQuery } from './queries.ts'
import { RecentlyViewed } from './recently-viewed.tsx'
import { Safety } from './safety.tsx'
import { Titles } from './titles.tsx'
import { useRememberViewed } from './viewed-articles.ts'

/** The document position a visitor comes from; what was agreed there is shown, too. */
interface DocumentPosition {
  doctype?: number | undefined
  docid?: string | undefined
  posnr?: number | undefined
}

export const Route = createFileRoute('/_shop/_open/p/$matnr/{-$description}')({
  staticData: { texts: ['article', 'basket', 'offers'] },
  validateSearch: (search): DocumentPosition => ({
    doctype: whole(search.doctype, 1),
    docid: one(search.docid),
    posnr: whole(search.posnr, 1),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const { queryClient } = context
    const query = detailsQuery({ matnr: params.matnr, ...deps })
    const offer = prepareOffer(context, params.matnr)
    const { article, accessories, alternatives } = await orNotFound(
      queryClient.ensureQueryData(query).catch((error: unknown) => {
        // A document that is not there, not for this visitor, or named in part does not stand before the article.
        if (!isRefusal(error, 'DOCUMENT_NOT_FOUND', 'INVALID_PARAMS')) throw error
        throw redirect({ to: '.', search: {}, statusCode: 302 })
      }),
    )
    // One address per article: the name in it follows the article's, so that old links keep working.
    const description = addressName(article.maktx)
    if (description !== params.description) {
      throw redirect({
        to: '/p/$matnr/{-$description}',
        params: { matnr: article.matnr, description },
        search: deps,
        statusCode: 301,
      })
    }
    void queryClient.prefetchQuery(plantsQuery(article.matnr, article.salesUnit))
    const shown = [
      // In its unit of sale and one step of it, before anybody has chosen a quantity.
      article,
      ...accessories.flatMap(({ articles }) => articles),
      ...alternatives.map((alternative) => alternative.article),
    ].map(({ matnr }) => ({ matnr }))
    await offer
    await loadOffers(context, shown)
    return { article }
  },
  head: ({ match, loaderData, params }) => {
    if (!loaderData) {
      if (match.status !== 'notFound') return {}
      const t = textsOf(match.context.i18n, 'article')
      return titled(match.context, t('missingTitle', { matnr: truncate(params.matnr) }))
    }
    const { article } = loaderData
    const { meta } = titled(match.context, article.maktx, summaryOf(article))
    const session = match.context.queryClient.getQueryData(sessionQuery.queryKey)
    const origin = match.context.queryClient.getQueryData(configQuery.queryKey)?.origin ?? ''
    const address = `${origin}${match.context.basePath}p/${encodeURIComponent(article.matnr)}/${addressName(article.maktx) ?? ''}`
    // Search engines see what guests see; a customer's page carries nothing for them.
    const isGuest = session !== undefined && !isSignedIn(session)
    return {
      meta,
      // Without its own address a shop cannot say which one counts; search engines take no relative one.
      links: origin === '' ? [] : [{ rel: 'canonical', href: address }],
      scripts: isGuest ? [{ type: 'application/ld+json', children: articleJsonLd(article, origin) }] : [],
    }
  },
  component: ArticleScreen,
  notFoundComponent: MissingArticle,
})

/** Signs search engines show below a page's title. */
const mostSummary = 160

/** What the article is, for search engines; undefined where nobody has described it. */
const summaryOf = ({ maktx2, description }: Pick<Article, 'maktx2' | 'description'>): string | undefined =>
  truncate([maktx2, description].filter(Boolean).join('. '), mostSummary) || undefined

/** Its parts come to life one by one, so that none keeps the visitor waiting for the others. */
function ArticleScreen() {
  const t = useTexts('article')
  const { matnr } = Route.useParams()
  const details = useSuspenseQuery(detailsQuery({ ...Route.useSearch(), matnr })).data
  const { article } = details
  const [category = []] = article.categories
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { key: '', content: <Link to="/">{t('home')}</Link> },
          ...category.map(({ id, name, language }, index) => {
            const link = categoryLink(category.slice(0, index + 1).map((one) => one.id))
            const content = (
              <Link {...link} lang={language}>
                {name}
              </Link>
            )
            return { key: id, content }
          }),
          { key: matnr, content: article.matnrDisplay },
        ]}
      />
      <article className={styles.article}>
        <div className={styles.pictures}>
          <Suspense>
            <Gallery key={matnr} article={article} />
          </Suspense>
        </div>
        <div className={styles.panel}>
          <Titles article={article} />
          {details.position && <PositionNotice position={details.position} />}
          {article.discontinued && <Discontinued successor={article.successor} />}
          <Suspense>
            <OrderPanel key={matnr} article={article} material={layingMaterial(details)} />
          </Suspense>
          {details.lastBought && <LastBought purchase={details.lastBought} />}
          <Later key={matnr}>
            <Suspense>
              <Plants matnr={matnr} unit={article.salesUnit} />
            </Suspense>
          </Later>
        </div>
        <div className={styles.details}>
          <Later key={matnr}>
            <Suspense>
              <Facts article={article} />
              <Safety article={article} />
              <Documents article={article} />
            </Suspense>
          </Later>
        </div>
      </article>
      <Later key={matnr}>
        <OtherArticles details={details} />
      </Later>
    </>
  )
}

/** What one takes instead of the article, with it, or has looked at before it. */
function OtherArticles({ details: { article, alternatives, accessories } }: { details: Details }) {
  useRememberViewed(article.matnr)
  return (
    <>
      <Suspense>
        <Alternatives article={article} alternatives={alternatives} />
      </Suspense>
      <Accessories groups={accessories} />
      <Suspense>
        <RecentlyViewed without={article.matnr} />
      </Suspense>
    </>
  )
}
