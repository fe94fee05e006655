import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert }

/** A sentence that stands above or beside what it is about; errors and warnings are read aloud when they appear. */
export function Notice({ kind, children }: { kind: 'info' | 'warning' | 'error'; children: ReactNode }) {
  const Icon = icons[kind]
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'info' ? undefined : 'alert'}>
      <Icon aria-hidden size={20} />
      <div>{children}</div>
    </div>
  )
}
