import { isRefusal } from '#web/app/api/api-error.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import styles from './imports.module.css'

interface SendingStateProps {
  /** Bytes of all files. */
  total: number
  /** Bytes that have arrived. */
  sent: number
  busy: boolean
  error: Error | null
  /** Percent read of files that have arrived; null where that cannot be known. */
  looked: number | null
  /** Somebody ended the look. */
  isStopped: boolean
  onStop: () => void
  onStopLooking: () => void
}

/** How far the files are on their way, and what became of them when the connection was lost. */
export function SendingState({
  total,
  sent,
  busy,
  error,
  looked,
  isStopped,
  onStop,
  onStopLooking,
}: SendingStateProps) {
  const t = useTexts('imports')
  const formats = useFormats()
  const amounts = { sent: formats.bytes(sent), total: formats.bytes(total) }
  if (busy && sent < total)
    return (
      <div className={styles.lines}>
        <progress className={styles.bar} max={total} value={sent} aria-label={t('sending', amounts)} />
        <p className={styles.soft}>{t('sending', amounts)}</p>
        <div className={styles.buttons}>
          <Button look="plain" onClick={onStop}>
            {t('stopSending')}
          </Button>
        </div>
      </div>
    )
  if (busy)
    return (
      <div className={styles.lines}>
        <progress
          className={styles.bar}
          {...(looked !== null && { max: 100, value: looked })}
          aria-label={t('looking')}
        />
        <p className={styles.soft}>
          <span aria-live="polite">{t('looking')}</span>
          {looked !== null && ` · ${t('lookedAt', { percent: looked })}`}
        </p>
        <div className={styles.buttons}>
          <Button look="plain" onClick={onStopLooking}>
            {t('stopLooking')}
          </Button>
        </div>
      </div>
    )
  if (isRefusal(error, 'OFFLINE')) return <Notice kind="error">{t('connectionLost', amounts)}</Notice>
  if (isRefusal(error, 'FILE_GONE')) return <Notice kind="error">{t('fileGone')}</Notice>
  if (isStopped) return <output className={styles.soft}>{t('stoppedLooking')}</output>
  return null
}
