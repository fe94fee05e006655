import { Link } from '@tanstack/react-router'
import { categoryLink } from '#web/app/categories.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import styles from './category-navigation.module.css'
import type { FlatCategory } from './category-path.ts'

interface CategoryNavigationProps {
  /** Those around the category on screen. */
  categories: readonly FlatCategory[]
  /** From the first level down to the category on screen. */
  path: readonly FlatCategory[]
}

/** The neighbours of a category: one level up, its siblings, and what stands below it. */
export function CategoryNavigation({ categories, path }: CategoryNavigationProps) {
  const t = useTexts('search')
  const here = path.at(-1)
  const parent = path.at(-2)
  const above = path.slice(0, -1).map(({ id }) => id)
  const below = (id: string) => categories.filter((one) => one.parent === id)
  const siblings = below(parent?.id ?? '')
  return (
    <nav className={styles.navigation} aria-label={t('categories')}>
      {parent && (
        <Link {...categoryLink(above)} className={styles.up} lang={parent.language}>
          <Icon name="chevron-left" size={16} />
          {parent.name}
        </Link>
      )}
      <ul className="plain-list">
        {siblings.map(({ id, name, language }) => (
          <li key={id}>
            <Link
              {...categoryLink([...above, id])}
              aria-current={id === here?.id ? 'page' : undefined}
              lang={language}
            >
              {name}
            </Link>
            {id === here?.id && below(id).length > 0 && (
              <ul className={`plain-list ${styles.below}`}>
                {below(id).map((child) => (
                  <li key={child.id}>
                    <Link {...categoryLink([...above, id, child.id])} lang={child.language}>
                      {child.name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
