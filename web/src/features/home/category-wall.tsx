import { Link } from '@tanstack/react-router'
import { type Category, categoryLink, categoryPicture } from '#web/app/categories.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import styles from './category-wall.module.css'

const shownBelow = 4
const picturesInSight = 4

/** The departments as a tiled wall, each with its picture and the first ways on. */
export function CategoryWall({ tree }: { tree: readonly Category[] }) {
  const t = useTexts('home')
  const { categoryImageBasePath, noImageUrl } = useConfig()
  const pictureOf = ({ image }: Category) => categoryPicture(categoryImageBasePath, image)
  // Where no department has a picture, names need no room below them.
  const isPictured = tree.some((category) => pictureOf(category) !== '')
  return (
    <section aria-labelledby="departments">
      <h2 id="departments">{t('departments')}</h2>
      <ul className={styles.wall}>
        {tree.map((category, index) => (
          <li key={category.id} className={styles.tile}>
            <Link {...categoryLink(category.path)} className={styles.link}>
              {isPictured && (
                <ArticlePicture
                  source={pictureOf(category) || noImageUrl}
                  size={220}
                  eager={index < picturesInSight}
                />
              )}
              <h3 lang={category.language}>{category.name}</h3>
            </Link>
            <p className={styles.below}>
              {category.children.slice(0, shownBelow).map((child) => (
                <Link key={child.id} {...categoryLink(child.path)} lang={child.language}>
                  {child.name}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
