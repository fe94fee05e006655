import type { ReactNode } from 'react'
import styles from './face.module.css'
import { Tiles } from './tiles.tsx'

interface FaceProps {
  /** `empty` nothing there yet, `missing` not found, `error` failed, `preparation` not built. */
  kind: 'empty' | 'missing' | 'error' | 'preparation'
  title: string
  text?: string | undefined
  /** The one next step. */
  children?: ReactNode
  /** Inside a screen that already has its first heading. */
  level?: 1 | 2
}

/** The faces of a screen without data: a drawing, what it is, and the one next step. */
export function Face({ kind, title, text, children, level = 1 }: FaceProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className={styles.face} role={kind === 'error' ? 'alert' : undefined}>
      <Tiles kind={kind} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children !== undefined && <div className={styles.next}>{children}</div>}
    </section>
  )
}
