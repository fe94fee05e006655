import { TileGrid } from '#web/ui/article-tile/tile-grid.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import styles from './hits-skeleton.module.css'

const places = Array.from({ length: 12 }, (_, index) => index)

/** Tiles that are still coming, in their final size. */
export function HitsSkeleton() {
  return (
    <TileGrid>
      {places.map((place) => (
        <div key={place} className={styles.tile}>
          <Skeleton width="100%" height="auto" />
          <Skeleton width="85%" height="2.5em" />
          <Skeleton width="50%" height="1.4em" />
          <Skeleton width="40%" height="2.75rem" />
          <Skeleton width="100%" height="44px" />
          <Skeleton width="100%" height="44px" />
        </div>
      ))}
    </TileGrid>
  )
}
