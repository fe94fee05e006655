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
  const { categoryImageBasePath, noImageUrl } = useConfig()
  const above = path.map(({ id }) => id)
  const pictureOf = ({ image }: FlatCategory) => categoryPicture(categoryImageBasePath, image)
  // Where no category has a picture, names need no room beside them.
  const isPictured = categories.some((category) => pictureOf(category) !== '')
  return (
    <nav aria-label={t('below')}>
      <ul className={`plain-list ${styles.tiles}`}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link {...categoryLink([...above, category.id])} className={styles.tile}>
              {isPictured && (
                <span className={styles.picture}>
                  <ArticlePicture source={pictureOf(category) || noImageUrl} size={64} />
                </span>
              )}
              <span lang={category.language}>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
