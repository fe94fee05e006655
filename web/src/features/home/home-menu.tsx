import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { type Category, categoryLink } from '#web/app/categories.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './home-menu.module.css'

/** The article menu of the home page, open on wide pages: the next level shows by pointer or focus, without script. */
export function HomeMenu({ tree }: { tree: readonly Category[] }) {
  const t = useTexts('home')
  return (
    <nav className={styles.menu} aria-label={t('articleMenu')}>
      <ul className={styles.first}>
        {tree.map((category) => (
          <li key={category.id}>
            <Link {...categoryLink(category.path)} className={styles.entry} preload={false}>
              <span lang={category.language}>{category.name}</span>
              <ChevronRight aria-hidden size={16} />
            </Link>
            {category.children.length > 0 && (
              <ul className={styles.next} aria-label={category.name}>
                {category.children.map((child) => (
                  <li key={child.id}>
                    <Link {...categoryLink(child.path)} lang={child.language}>
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
