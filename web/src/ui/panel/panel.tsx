import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  /** Stands at the right of the title, such as a link to everything. */
  aside?: ReactNode
  /** `warn` for something that waits for the visitor's decision. */
  tone?: 'plain' | 'warn'
  children: ReactNode
}

/** A titled area of a screen. */
export function Panel({ title, aside, tone = 'plain', children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} data-tone={tone} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
