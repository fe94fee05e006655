import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import styles from './filter-panel.module.css'

/** Says that a filter's other values cannot be had, with the way to try again; those that are there can be chosen. */
export function ValuesFailed({ onAgain }: { onAgain: () => void }) {
  const t = useTexts('search')
  const app = useTexts('app')
  return (
    <div role="alert" className={styles.none}>
      <p>{t('valuesFailed')}</p>
      <Button look="plain" size="small" onClick={onAgain}>
        {app('tryAgain')}
      </Button>
    </div>
  )
}
