import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import type { DocumentDetail } from './queries.ts'
import styles from './views.module.css'

/** What was written with the document, and why it was stopped. */
export function TextsView({ texts }: { texts: DocumentDetail['documentHead']['texts'] }) {
  const t = useTexts('documents')
  if (texts.length === 0) return <p className={styles.note}>{t('noTexts')}</p>
  return (
    <div className={styles.panels}>
      {texts.map(({ kind, text }) => (
        <Panel key={kind} title={t(`text.${kind}`)}>
          <p className={styles.written}>{text}</p>
        </Panel>
      ))}
    </div>
  )
}
