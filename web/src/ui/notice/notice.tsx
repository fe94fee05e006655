import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './notice.module.css'

const icons = { info: 'info', warning: 'triangle-alert', error: 'circle-alert' } as const

/** A sentence that stands above or beside what it is about; errors and warnings are read aloud when they appear. */
export function Notice({ kind, children }: { kind: 'info' | 'warning' | 'error'; children: ReactNode }) {
  return (
    <div className={styles.notice} data-kind={kind} role={kind === 'info' ? undefined : 'alert'}>
      <Icon name={icons[kind]} size={20} />
      <div>{children}</div>
    </div>
  )
}
