import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './reorder-bar.module.css'
import type { ReorderOutcome } from './use-reorder.ts'

/** What became of a line that was ordered again; nothing where it was not. */
export function ReorderTold({ outcome }: { outcome: ReorderOutcome | undefined }) {
  const t = useTexts('documents')
  if (outcome === undefined) return null
  return (
    <span className={styles.outcome} data-ok={outcome.ok || undefined}>
      {outcome.ok
        ? t('reordered', { basket: outcome.basket })
        : t(`reorder.${outcome.code || 'ARTICLE_NUMBER_NOT_FOUND'}`)}
    </span>
  )
}
