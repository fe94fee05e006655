import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import styles from './keys-dialog.module.css'

/** Which keys do what. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('app')
  const keys = [
    { key: '/', does: t('keySearch') },
    { key: '↑ ↓', does: t('keyArrows') },
    { key: 'Enter', does: t('keyEnter') },
    { key: 'Esc', does: t('keyEscape') },
    { key: '?', does: t('keyHelp') },
  ]
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
