import type { CSSProperties, ReactNode } from 'react'
import styles from './table.module.css'
import { useIsWide } from './use-is-wide.ts'

interface TableProps {
  /** Says what the table holds; read aloud, shown where `showCaption` says so. */
  caption: string
  showCaption?: boolean
  /** `thead` and `tbody` of plain `tr`, `th`, `td`; numbers carry `data-numeric`, cells their `data-label` for the phone. */
  children: ReactNode
  /** On a phone each row becomes a card that names its cells by `data-label`; otherwise it scrolls sideways. */
  cards?: boolean
  /** Of the table, where its columns are laid out by other rules. */
  className?: string
  /** How wide these are. */
  style?: CSSProperties
}

/** A dense table of plain cells. */
export function Table({
  caption,
  showCaption = false,
  children,
  cards = false,
  className = '',
  style,
}: TableProps) {
  const [box, isWide] = useIsWide<HTMLDivElement>()
  // Where it scrolls by itself, it must be reachable by keyboard.
  const region = isWide ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {}
  return (
    <div ref={box} className={styles.scroll} {...region}>
      <table className={`${styles.table} ${className}`} style={style} data-cards={cards || undefined}>
        <caption className={showCaption ? styles.caption : 'visually-hidden'}>{caption}</caption>
        {children}
      </table>
    </div>
  )
}
