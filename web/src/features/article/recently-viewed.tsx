import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useAdditionalData } from '#web/features/offers/public.ts'
import { TileGrid } from '#web/ui/article-tile/tile-grid.tsx'
import { OfferTile } from './offer-tile.tsx'
import styles from './recently-viewed.module.css'
import { useViewed } from './viewed-articles.ts'

/** The articles this visitor looked at lately; nothing where there are none. */
export function RecentlyViewed({ without }: { without?: string }) {
  const t = useTexts('article')
  const viewed = useViewed().filter((matnr) => matnr !== without)
  if (viewed.length === 0) return null
  return (
    <section aria-labelledby="viewed" className={styles.viewed}>
      <h2 id="viewed">{t('recentlyViewed')}</h2>
      <TileGrid>
        {viewed.map((matnr) => (
          <ViewedTile key={matnr} matnr={matnr} />
        ))}
      </TileGrid>
    </section>
  )
}

/** An article that has left the assortment, or is not for this customer, is left out. */
function ViewedTile({ matnr }: { matnr: string }) {
  const { data, isPending } = useAdditionalData(matnr)
  if (isPending) return <div className={styles.room} />
  return data?.article ? <OfferTile article={data.article} /> : null
}
