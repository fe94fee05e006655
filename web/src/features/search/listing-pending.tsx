import { useTopWhilePending } from '#web/app/faces/use-top-while-pending.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { HitsSkeleton } from './hits-skeleton.tsx'
import styles from './listing.module.css'

/** A listing that is being opened. */
export function ListingPending() {
  const t = useTexts('app')
  useTopWhilePending()
  return (
    <div aria-live="polite">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton width="min(22rem, 70%)" height="2rem" />
      <div className={styles.listing}>
        <div className={styles.panel}>
          <Skeleton width="100%" height="30rem" />
        </div>
        <HitsSkeleton />
      </div>
    </div>
  )
}
