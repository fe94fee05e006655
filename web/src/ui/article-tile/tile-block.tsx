import type { CSSProperties, ReactNode } from 'react'
import styles from './tile-grid.module.css'

interface TileBlockProps {
  /** How many there are. */
  tiles: number
  children: ReactNode
}

/** Whole rows of tiles within a grid of tiles, laid out by themselves: a page of a thousand is not laid out as one. */
export function TileBlock({ tiles, children }: TileBlockProps) {
  return (
    <div className={styles.block} style={{ '--tiles': tiles } as CSSProperties}>
      {children}
    </div>
  )
}
