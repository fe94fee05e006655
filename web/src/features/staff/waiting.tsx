import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Status } from '#web/ui/status/status.tsx'
import styles from './staff.module.css'

/** How much waits and how much failed. */
export function Waiting({ waiting, failed }: { waiting: number; failed: number }) {
  const t = useTexts('staff')
  if (waiting === 0 && failed === 0) return <Status tone="good">{t('nothingWaits')}</Status>
  return (
    <span className={styles.lines}>
      {waiting > 0 && <Status tone="busy">{t('waiting', { count: waiting })}</Status>}
      {failed > 0 && <Status tone="bad">{t('failed', { count: failed })}</Status>}
    </span>
  )
}
