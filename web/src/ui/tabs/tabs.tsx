import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import styles from './tabs.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

/** Views of one screen side by side. Each is an address of its own, so these are links in a navigation. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav ref={useCurrentInView()} className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

interface TabProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  /** The view that is open. The screen says so: an address may be the same but for its page or sort. */
  current: boolean
}

function TabAnchor({ current, children, ...rest }: TabProps) {
  return (
    <a {...rest} className={styles.tab} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}

/** One of the tabs; takes the router link's properties. */
export const TabLink = createLink(TabAnchor)
