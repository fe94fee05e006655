import type { ReactNode } from 'react'
import styles from './tile-grid.module.css'

/** Lays tiles edge to edge with thin joints, as many per row as fit. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
