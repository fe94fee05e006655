import { useFormats } from '../format/use-formats.ts'
import styles from './price.module.css'

/** An amount: "1.234,50 €". Nothing there (null) shows a dash, never 0,00. */
export function Money({ amount, currency }: { amount: string | null; currency: string }) {
  const formats = useFormats()
  return <span className={styles.money}>{amount === null ? '–' : formats.money(amount, currency)}</span>
}
