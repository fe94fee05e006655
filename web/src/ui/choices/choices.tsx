import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import styles from './choices.module.css'

export interface Choice {
  id: string
  name: string
  /** Stands behind the name. */
  badge?: ReactNode
  /** What tells it from others of a like name. */
  more: string
}

interface ChoicesProps {
  /** Undefined while they are not known yet; the most likely one stands first. */
  choices: readonly Choice[] | undefined
  onChoose: (id: string) => void
  /** Told where they could not be loaded and none are known from before. */
  failure: { text: string; retryText: string; onRetry: () => void } | undefined
}

/** One of several, chosen by one press; the first has the focus as soon as they are there, so that Enter is enough. */
export function Choices({ choices, onChoose, failure }: ChoicesProps) {
  const list = useRef<HTMLUListElement>(null)
  const isThere = choices !== undefined
  useEffect(() => {
    if (isThere) list.current?.querySelector('button')?.focus()
  }, [isThere])

  if (!choices && failure)
    return (
      <p className={styles.failed} role="alert">
        {failure.text}{' '}
        <Button look="ghost" onClick={failure.onRetry}>
          {failure.retryText}
        </Button>
      </p>
    )
  if (!choices) return <Skeleton width="100%" height="9rem" />
  return (
    <ul ref={list} className={`plain-list ${styles.choices}`}>
      {choices.map(({ id, name, badge, more }) => (
        <li key={id}>
          <button type="button" className={styles.choice} onClick={() => onChoose(id)}>
            <span className={styles.name}>{name}</span>
            {badge}
            <span className={styles.more}>{more}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
