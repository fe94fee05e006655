import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import styles from './tabs.module.css'

/** Views of one screen side by side. Each is an address of its own, so these are links in a navigation. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {children}
    </nav>
  )
}

function TabAnchor(props: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) {
  return (
    <a {...props} className={styles.tab}>
      {props.children}
    </a>
  )
}

/** One of the tabs; takes the router link's properties, `aria-current="page"` on the open one. */
export const TabLink = createLink(TabAnchor)
