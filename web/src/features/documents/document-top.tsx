import { Download } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Money } from '#web/ui/price/money.tsx'
import { DocumentStatus } from './document-status.tsx'
import styles from './document-top.module.css'
import type { DocumentDetail } from './queries.ts'
import { FormatLinks, type ProgramFormat } from './format-links.tsx'
import { useDocumentWords } from './use-document-words.ts'

interface DocumentTopProps {
  head: DocumentDetail['documentHead']
  /** Whether the archive has its original for this reader. */
  archived: boolean
}

/** What the document is, how far it is, what it comes to, and its files. */
export function DocumentTop({ head, archived }: DocumentTopProps) {
  const t = useTexts('documents')
  const formats = useFormats()
  const { basePath } = useShop()
  const { documentName } = useDocumentWords()
  const { docid, doctype, netPrice, currency } = head
  const asked = { doctype: String(doctype), docid }
  const address = (name: string, query: Record<string, string>) =>
    `${basePath}download/${name}?${new URLSearchParams(query).toString()}`
  const file = (format: 'PDF' | 'CSV' | ProgramFormat) => address('document', { ...asked, format })
  return (
    <header className={styles.top}>
      <div className={styles.what}>
        <h1>{documentName(head)}</h1>
        <p className={styles.facts}>
          <DocumentStatus status={head.status} />
          <span>{formats.date(head.createDate)}</span>
          {head.kommission !== '' && (
            <span>
              {t('kommission')}: <strong>{head.kommission}</strong>
            </span>
          )}
          {netPrice !== null && (
            <span>
              {t('net')}:{' '}
              <strong>
                <Money amount={netPrice} currency={currency} />
              </strong>
            </span>
          )}
        </p>
      </div>
      <div className={styles.files}>
        <a className={buttonClass({ look: 'plain' })} href={file('PDF')} download>
          <Download aria-hidden size={18} />
          {t('downloadPdf')}
        </a>
        <a className={buttonClass({ look: 'plain' })} href={file('CSV')} download>
          <Download aria-hidden size={18} />
          {t('downloadCsv')}
        </a>
        <FormatLinks doctype={doctype} addressOf={file} />
        {archived && (
          <a className={buttonClass({ look: 'plain' })} href={address('archive', asked)} download>
            <Download aria-hidden size={18} />
            {t('downloadOriginal')}
          </a>
        )}
      </div>
    </header>
  )
}
