import { Fragment, type ReactNode } from 'react'
import styles from './facts.module.css'

/** Name and value; a value that is empty or null leaves its line out. */
export type Fact = readonly [name: string, value: ReactNode]

/** Pairs of name and value, one below the other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== '' && value !== undefined)
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}
