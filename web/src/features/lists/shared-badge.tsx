import { Users } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './lists-screen.module.css'

/** Everybody of the customer may use this list. */
export function SharedBadge() {
  const t = useTexts('lists')
  return (
    <span className={styles.badge}>
      <Users aria-hidden size={14} />
      {t('shared')}
    </span>
  )
}
