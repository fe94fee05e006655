import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './imports.module.css'
import { isUnderWay, type Run } from './queries.ts'

/** How far a run or its undoing is, and how long a run goes on, as far as anybody can tell. */
export function RunProgress({ run }: { run: Run }) {
  const t = useTexts('imports')
  if (!isUnderWay(run)) return null
  const { state, undo, progress, secondsLeft } = run
  if ((state !== 'running' && undo !== 'running') || progress === null)
    return <progress className={styles.bar} aria-label={t('underWay')} />
  const minutes = Math.ceil((secondsLeft ?? 0) / 60)
  const left =
    secondsLeft === null ? '' : minutes <= 1 ? t('secondsLeft') : t('minutesLeft', { count: minutes })
  return (
    <>
      <progress className={styles.bar} max={100} value={progress} aria-label={t('underWay')} />
      <p className={styles.soft}>
        {[t('progress', { percent: progress }), left].filter((part) => part !== '').join(' · ')}
      </p>
    </>
  )
}
