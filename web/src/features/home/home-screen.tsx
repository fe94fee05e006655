import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { categoryTree, mainCategoriesQuery } from '#web/app/categories.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { titled } from '#web/app/page-title.ts'
import { configQuery, useSession } from '#web/app/shop-queries.ts'
import { useShop } from '#web/app/use-shop.ts'
import { RecentlyViewed } from '#web/features/article/public.ts'
import { LatestNews, latestNewsQuery } from '#web/features/news/public.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { CategoryWall } from './category-wall.tsx'
import { HomeMenu } from './home-menu.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { PopularArticles } from './popular-articles.tsx'
import { popularQuery } from './queries.ts'
import styles from './home-screen.module.css'
import { Welcome } from './welcome.tsx'

export const Route = createFileRoute('/_shop/_open/')({
  staticData: { texts: ['home', 'article', 'basket', 'offers'] },
  validateSearch: (search: Record<string, unknown>): { closed?: 'staff' } =>
    search.closed === 'staff' ? { closed: 'staff' } : {},
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(mainCategoriesQuery(context.api)),
      context.queryClient.ensureQueryData(popularQuery(context)),
      context.queryClient.ensureQueryData(latestNewsQuery(context)),
    ])
  },
  head: ({ match: { context } }) =>
    titled(context, context.queryClient.getQueryData(configQuery.queryKey)?.company.claim ?? ''),
  component: HomeScreen,
})

/** The counter of the shop: the article menu stands open, beside it what this visitor came for. */
function HomeScreen() {
  const { api } = useShop()
  const t = useTexts('home')
  const { staffRole } = useSession()
  const { closed } = Route.useSearch()
  const tree = categoryTree(useSuspenseQuery(mainCategoriesQuery(api)).data)
  const isEmpty = tree.length === 0
  return (
    <div className={isEmpty ? undefined : styles.home}>
      {!isEmpty && <HomeMenu tree={tree} />}
      <div className={styles.main}>
        {closed === 'staff' && staffRole === null && <Notice kind="warning">{t('staffOnly')}</Notice>}
        <Welcome />
        {isEmpty ? <NothingYet /> : <CategoryWall tree={tree} />}
        <LatestNews />
        <PopularArticles />
        <RecentlyViewed />
      </div>
    </div>
  )
}
