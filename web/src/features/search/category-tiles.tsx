import { Link } from '@tanstack/react-router'
import { categoryLink, categoryPicture } from '#web/app/categories.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import type { FlatCategory } from './category-path.ts'
import styles from './category-tiles.module.css'

interface CategoryTilesProps {
  categories: readonly FlatCategory[]
  /** The way to their parent. */
  path: readonly FlatCategory[]
}

/** The categories one level below, with their pictures. */
export function CategoryTiles({ categories, path }: CategoryTilesProps) {
  const t = useTexts('search')
  const { categoryImageBasePath } = useConfig()
  const above = path.map(({ id }) => id)
  return (
    <nav aria-label={t('below')}>
      <ul className={`plain-list ${styles.tiles}`}>
        {categories.map(({ id, name, image }) => (
          <li key={id}>
            <Link {...categoryLink([...above, id])} className={styles.tile}>
              <span className={styles.picture}>
                <ArticlePicture source={categoryPicture(categoryImageBasePath, image)} size={64} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
