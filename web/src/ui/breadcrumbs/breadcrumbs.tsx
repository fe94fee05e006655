import type { ReactNode } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './breadcrumbs.module.css'

interface Crumb {
  key: string
  /** A link, or for the last one its plain name. */
  content: ReactNode
}

/** The way from home to this screen; the last one is the screen itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTexts('app')
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs')}>
      <ol>
        {crumbs.map(({ key, content }, index) => (
          <li key={key} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {content}
          </li>
        ))}
      </ol>
    </nav>
  )
}
