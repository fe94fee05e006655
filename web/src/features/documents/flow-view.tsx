import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { DocumentStatus } from './document-status.tsx'
import type { DocumentDetail } from './queries.ts'
import { useDocumentWords } from './use-document-words.ts'
import styles from './views.module.css'

/** Where this document came from and what came of it, oldest first. */
export function FlowView({ flow }: { flow: DocumentDetail['documentFlow'] }) {
  const t = useTexts('documents')
  const formats = useFormats()
  const { documentName } = useDocumentWords()
  return (
    <>
      <ol className={styles.flow}>
        {flow.map((entry) => (
          <li key={entry.docid} className={styles.step} data-self={entry.relation === 'self' || undefined}>
            <span className={styles.day}>{formats.date(entry.date)}</span>
            {entry.relation === 'self' ? (
              <span>
                <strong>{documentName(entry)}</strong> <small>{t('thisDocument')}</small>
              </span>
            ) : (
              <Link
                to="/myaccount/document/$doctype/$docid"
                params={{ doctype: String(entry.doctype), docid: entry.docid }}
              >
                {documentName(entry)}
              </Link>
            )}
            <DocumentStatus status={entry.status} />
          </li>
        ))}
      </ol>
      {flow.length < 2 && <p className={styles.note}>{t('noFlow')}</p>}
    </>
  )
}
