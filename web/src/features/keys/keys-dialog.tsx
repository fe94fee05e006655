import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import styles from './keys-dialog.module.css'

/** Which keys do what. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('keys')
  const keys = [
    { key: '/', does: t('keySearch') },
    { key: t('ctrl', { key: 'K' }), does: t('keyCommands') },
    { key: '↑ ↓', does: t('keyArrows') },
    { key: 'Enter', does: t('keyEnter') },
    { key: '0–9', does: t('keyDigits') },
    { key: t('ctrl', { key: 'Enter' }), does: t('keySend') },
    { key: 'Esc', does: t('keyEscape') },
    { key: '?', does: t('keyHelp') },
    { key: t('scanner'), does: t('keyScan') },
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
