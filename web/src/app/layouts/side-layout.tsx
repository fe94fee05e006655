import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentInView } from '#web/ui/tabs/use-current-in-view.ts'
import styles from './side-layout.module.css'

interface SideLayoutProps {
  label: string
  entries: readonly { to: string; text: string; exact?: boolean }[]
  children: ReactNode
}

/** One navigation at the side, above the content on a phone. */
export function SideLayout({ label, entries, children }: SideLayoutProps) {
  return (
    <div className={styles.layout}>
      <nav ref={useCurrentInView()} className={styles.side} aria-label={label}>
        {entries.map(({ to, text, exact = false }) => (
          <Link
            key={to}
            to={to}
            className={styles.entry}
            activeOptions={{ exact, includeSearch: false }}
            activeProps={{ 'aria-current': 'page' }}
          >
            {text}
          </Link>
        ))}
      </nav>
      <div id="beside-navigation" className={styles.content} tabIndex={-1}>
        {children}
      </div>
    </div>
  )
}
