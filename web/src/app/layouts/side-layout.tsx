import { Link, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentInView } from '#web/ui/tabs/use-current-in-view.ts'
import styles from './side-layout.module.css'

interface SideLayoutProps {
  label: string
  /** `also` is where screens of an entry lie that its own address does not begin. */
  entries: readonly { to: string; text: string; exact?: boolean; also?: string | undefined }[]
  children: ReactNode
}

/** One navigation at the side, above the content on a phone. */
export function SideLayout({ label, entries, children }: SideLayoutProps) {
  const screen = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  return (
    <div className={styles.layout}>
      <nav ref={useCurrentInView()} className={styles.side} aria-label={label}>
        {entries.map(({ to, text, exact = false, also }) => (
          <Link
            key={to}
            to={to}
            className={styles.entry}
            activeOptions={{ exact, includeSearch: false }}
            activeProps={{ 'aria-current': 'page' }}
            {...(also !== undefined && screen.startsWith(also) && { 'aria-current': 'page' })}
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
