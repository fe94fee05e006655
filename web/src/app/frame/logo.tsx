import styles from './logo.module.css'

/** The wholesaler's name behind a small tiled wall with one tile that stands out. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 20 20" width="30" height="30" aria-hidden>
        <path fill="currentcolor" d="M0 0h9v9H0zM11 11h9v9h-9zM0 11h9v9H0z" />
        <path fill="var(--mark)" d="M11 0h9v9h-9z" />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  )
}
