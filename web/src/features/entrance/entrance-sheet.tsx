import type { ReactNode } from 'react'
import styles from './entrance.module.css'

/** The sheet every step of entering the shop stands on: what it is about, and what to do. */
export function EntranceSheet({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children: ReactNode
}) {
  return (
    <section className={styles.sheet}>
      <h1>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <div className={styles.form}>{children}</div>
    </section>
  )
}
