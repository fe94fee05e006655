import type { ReactNode } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './settings-screen.module.css'

interface SettingGroupProps {
  /** Whether the user may change what is inside; otherwise it is shown, locked. */
  open: boolean
  children: ReactNode
}

/** Settings that are open or locked together; locked ones do not travel with the form. */
export function SettingGroup({ open, children }: SettingGroupProps) {
  const t = useTexts('settings')
  return (
    <fieldset className={styles.group} disabled={!open}>
      {children}
      {!open && <p className={styles.hint}>{t('locked')}</p>}
    </fieldset>
  )
}
