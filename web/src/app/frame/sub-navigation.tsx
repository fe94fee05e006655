import { Link, useMatchRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import { lazyDialog } from '../lazily.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { useConfig, useSession } from '../shop-queries.ts'
import { navigationEntries } from './navigation-entries.ts'
import styles from './sub-navigation.module.css'

const ArticleMenu = lazyDialog(async () => (await import('./article-menu.tsx')).ArticleMenu)

/** The article menu and the shop's other departments. On the home page the menu stands open beside the content. */
export function SubNavigation() {
  const t = useTexts('app')
  const isHome = useMatchRoute()({ to: '/' }) !== false
  const { oxomiActive } = useConfig()
  const { isLoggedIn } = useSession()
  const [open, setOpen] = useState(false)
  return (
    <nav className={styles.navigation} aria-label={t('mainNavigation')}>
      <button
        type="button"
        className={styles.articles}
        data-home={isHome || undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={ArticleMenu.prepare}
        onFocus={ArticleMenu.prepare}
        onClick={() => setOpen(true)}
      >
        <Icon name="layout-grid" size={18} />
        {t('articles')}
        <Icon name="chevron-down" size={16} />
      </button>
      {navigationEntries.map(({ to, text }) => (
        <Link key={to} to={to} className={styles.entry} activeProps={{ 'aria-current': 'page' }}>
          {t(text)}
        </Link>
      ))}
      <Link
        to="/basket"
        hash="quick-order"
        className={`${styles.entry} ${styles.roomy}`}
        activeOptions={{ includeHash: true }}
        activeProps={{ 'aria-current': 'page' }}
      >
        {t('quickOrder')}
      </Link>
      {oxomiActive && isLoggedIn && (
        <Link
          to="/catalogue-portal"
          reloadDocument
          className={styles.entry}
          activeProps={{ 'aria-current': 'page' }}
        >
          {t('portal')}
        </Link>
      )}
      {open && (
        <Suspense>
          <ArticleMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </nav>
  )
}
