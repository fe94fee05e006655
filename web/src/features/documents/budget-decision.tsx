import { Suspense, useState } from 'react'
import { lazyDialog } from '#web/app/lazily.tsx'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMay, useSession } from '#web/app/shop-queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import type { DocumentDetail } from './queries.ts'
import styles from './views.module.css'

const BudgetDialog = lazyDialog(async () => (await import('./budget-dialog.tsx')).BudgetDialog)

/** A budget order waits for a decision: whoever may decide finds the buttons here, but never for an own order. */
export function BudgetDecision({ head }: { head: DocumentDetail['documentHead'] }) {
  const t = useTexts('documents')
  const mayRelease = useMay('BUDGETS_RELEASE')
  const isOwn = useSession().userName === head.creatorName
  const [asked, setAsked] = useState<'release' | 'reject'>()
  return (
    <div className={styles.decision}>
      <Panel title={t('budgetTitle')} tone="warn">
        <p>{t('budgetText', { creator: head.creatorName })}</p>
        {mayRelease && isOwn && <p>{t('budgetOwn')}</p>}
        {mayRelease && !isOwn && (
          <div className={styles.buttons}>
            <Button onClick={() => setAsked('release')}>{t('release')}</Button>
            <Button look="danger" onClick={() => setAsked('reject')}>
              {t('reject')}
            </Button>
          </div>
        )}
      </Panel>
      {asked && (
        <Suspense>
          <BudgetDialog head={head} decision={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
