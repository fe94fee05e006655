import styles from './staff.module.css'

/** What a list of the console is called, and what it is for. */
export function ListHead({ title, text }: { title: string; text?: string }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {text !== undefined && <p className={styles.soft}>{text}</p>}
    </header>
  )
}
