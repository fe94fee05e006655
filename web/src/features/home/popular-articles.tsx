import { useSuspenseQuery } from '@tanstack/react-query'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { OfferTile } from '#web/features/article/public.ts'
import { TileGrid } from '#web/ui/article-tile/tile-grid.tsx'
import styles from './home-screen.module.css'
import { popularQuery } from './queries.ts'

/** What others order most, ready for the basket. */
export function PopularArticles() {
  const t = useTexts('home')
  const articles = useSuspenseQuery(popularQuery(useShop())).data
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className={styles.heading}>
        {t('popular')}
      </h2>
      <TileGrid>
        {articles.map((article) => (
          <OfferTile key={article.matnr} article={article} />
        ))}
      </TileGrid>
    </section>
  )
}
