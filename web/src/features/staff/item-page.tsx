import type { ReactNode } from 'react'
import { Breadcrumbs } from '#web/ui/breadcrumbs/breadcrumbs.tsx'
import styles from './staff.module.css'

interface ItemPageProps {
  /** Leads back to the list it stands in. */
  list: ReactNode
  title: string
  children: ReactNode
}

/** One mail, request or order of the console under its list. */
export function ItemPage({ list, title, children }: ItemPageProps) {
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { key: 'list', content: list },
          { key: 'item', content: title },
        ]}
      />
      <article className={styles.item}>
        <h1>{title}</h1>
        {children}
      </article>
    </>
  )
}
