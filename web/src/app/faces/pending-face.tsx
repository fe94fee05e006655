import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { useTopWhilePending } from './use-top-while-pending.ts'
import styles from './pending-face.module.css'

/** Shown when a change of screen takes longer than a moment; screens with a shape of their own bring their own. */
export function PendingFace() {
  const t = useTexts('app')
  useTopWhilePending()
  return (
    <div className={styles.pending} aria-live="polite">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton width="min(22rem, 70%)" height="2rem" />
      <Skeleton width="100%" height="12rem" />
      <Skeleton width="100%" height="12rem" />
    </div>
  )
}
