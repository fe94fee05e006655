import { CircleCheck, CircleDashed, CircleX, Clock, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './status.module.css'

interface StatusProps {
  /**
   * `good` is done, `open` waits its turn, `busy` is under way, `bad` failed or was stopped; `warn` and `note` tell of
   * what is not under way at all.
   */
  tone: 'good' | 'open' | 'busy' | 'bad' | 'warn' | 'note'
  children: ReactNode
}

const icons = {
  good: CircleCheck,
  open: CircleDashed,
  busy: Clock,
  bad: CircleX,
  warn: TriangleAlert,
  note: Info,
}

/** How far something is: always colour, icon and words together. */
export function Status({ tone, children }: StatusProps) {
  const Icon = icons[tone]
  return (
    <span className={styles.status} data-tone={tone}>
      <Icon aria-hidden size={15} />
      {children}
    </span>
  )
}
