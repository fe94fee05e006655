import { useTexts } from '#web/app/i18n/use-texts.ts'
import { TileGrid } from '#web/ui/article-tile/tile-grid.tsx'
import styles from './accessories.module.css'
import { OfferTile } from './offer-tile.tsx'
import type { Details } from './queries.ts'

/** What goes with the article, by kind: adhesive, grout, skirting … */
export function Accessories({ groups }: { groups: Details['accessories'] }) {
  const t = useTexts('article')
  const filled = groups.filter(({ articles }) => articles.length > 0)
  if (filled.length === 0) return null
  return (
    <section className={styles.accessories} aria-labelledby="accessories">
      <h2 id="accessories">{t('accessories')}</h2>
      {filled.map(({ category, name, articles }) => (
        <div key={category}>
          <h3>{name}</h3>
          <TileGrid>
            {articles.map((article) => (
              <OfferTile key={article.matnr} article={article} level={4} />
            ))}
          </TileGrid>
        </div>
      ))}
    </section>
  )
}
