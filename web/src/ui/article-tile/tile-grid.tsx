import { Children, type ReactNode, Suspense } from 'react'
import styles from './tile-grid.module.css'

/**
 * Lays tiles edge to edge with thin joints, as many per row as fit. Each tile comes to life by itself, so that a page
 * full of them never keeps the visitor waiting, and the one he touches comes first.
 */
export function TileGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.grid}>
      {Children.map(children, (tile) => (
        <Suspense>{tile}</Suspense>
      ))}
    </div>
  )
}
