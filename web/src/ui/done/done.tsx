import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './done.module.css'

interface DoneProps {
  /** What is done, with its heading; a number of it stands in `strong` and is selected whole. */
  children: ReactNode
  /** The ways on from here. */
  next: ReactNode
}

/** The face of a screen whose task is done. */
export function Done({ children, next }: DoneProps) {
  return (
    <section className={styles.done}>
      <Icon name="circle-check" size={56} />
      {children}
      <div className={styles.next}>{next}</div>
    </section>
  )
}
