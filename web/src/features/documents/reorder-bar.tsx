import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import styles from './reorder-bar.module.css'
import type { useReorder } from './use-reorder.ts'

interface ReorderBarProps {
  reorder: ReturnType<typeof useReorder>
  /** Where no head of a table has the box for all. */
  withAll?: boolean
  /** What the button says where it is not just "into the basket". */
  label?: string
}

/** How many lines are chosen, and their way into the basket; stays at the lower edge while the lines are on screen. */
export function ReorderBar({ reorder, withAll = false, label }: ReorderBarProps) {
  const t = useTexts('documents')
  if (reorder.selectable === 0) return null
  return (
    <div className={styles.bar} data-idle={reorder.chosen === 0 || undefined}>
      <label className={styles.all} data-always={withAll || undefined}>
        <input
          type="checkbox"
          className={styles.box}
          checked={reorder.allSelected}
          onChange={(event) => reorder.selectAll(event.target.checked)}
        />
        {t('selectAll')}
      </label>
      <p aria-live="polite">{t('selected', { count: reorder.chosen })}</p>
      <Button busy={reorder.isPending} disabled={reorder.chosen === 0} onClick={reorder.send}>
        {label ?? t('reorder')}
      </Button>
      {reorder.dialog}
    </div>
  )
}
