import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Money } from '#web/ui/price/money.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { sortColumns } from './columns.ts'
import { DocumentStatus } from './document-status.tsx'
import styles from './document-table.module.css'
import type { DocumentHead } from './queries.ts'
import type { DocumentsSearch } from './search.ts'
import { SortHead } from './sort-head.tsx'
import { useDocumentWords } from './use-document-words.ts'

/** Days that only some types have; among documents of one type their columns stand there when a row has one. */
const days = { gueltig_von: 'validFrom', gueltig_bis: 'validTo', fall: 'dueDate' } as const

/** A page of documents; amounts have their columns only where the visitor gets them. */
export function DocumentTable({
  documents,
  search,
}: {
  documents: readonly DocumentHead[]
  search: DocumentsSearch
}) {
  const t = useTexts('documents')
  const seesAmounts = documents.some(({ netPrice }) => netPrice !== null)
  const columns = sortColumns.filter(([field]) => {
    if (field === 'brutto') return seesAmounts
    if (!(field in days)) return true
    return (
      search.doctype !== undefined && documents.some((document) => document[days[field as keyof typeof days]])
    )
  })
  const hasDays = columns.some(([field]) => field in days)
  const table = (
    <Table caption={t('title')} cards>
      <thead className={styles.rows}>
        <tr>
          {columns.map(([field, text]) => (
            <SortHead key={field} field={field} search={search}>
              {t(text)}
            </SortHead>
          ))}
          {seesAmounts && (
            <th scope="col" data-numeric>
              {t('net')}
            </th>
          )}
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {documents.map((document) => (
          <DocumentRow
            key={document.docid}
            document={document}
            shown={new Set(columns.map(([field]) => field))}
          />
        ))}
      </tbody>
    </Table>
  )
  return (
    <div className={styles.table} data-days={hasDays || undefined}>
      {table}
    </div>
  )
}

function DocumentRow({ document, shown }: { document: DocumentHead; shown: ReadonlySet<string> }) {
  const t = useTexts('documents')
  const formats = useFormats()
  const { docid, currency } = document
  const day = (value: string | null) => (value === null ? '–' : formats.date(value))
  return (
    <tr>
      <td data-label={t('date')}>{formats.date(document.createDate)}</td>
      <th scope="row" data-label={t('number')}>
        <DocumentLink document={document} />
      </th>
      <td className={styles.further} data-label={t('shopNumber')}>
        {docid}
      </td>
      <td className={styles.status} data-label={t('status')}>
        <DocumentStatus status={document.status} />
      </td>
      <td data-label={t('kommission')}>{document.kommission || '–'}</td>
      <td className={styles.extra} data-label={t('project')}>
        {document.projectName || '–'}
      </td>
      <td className={styles.further} data-label={t('creator')}>
        {document.creatorName || '–'}
      </td>
      {shown.has('gueltig_von') && (
        <td className={styles.from} data-label={t('validFrom')}>
          {day(document.validFrom)}
        </td>
      )}
      {shown.has('gueltig_bis') && <td data-label={t('validTo')}>{day(document.validTo)}</td>}
      {shown.has('fall') && <td data-label={t('due')}>{day(document.dueDate)}</td>}
      {shown.has('brutto') && (
        <>
          <td className={styles.gross} data-label={t('gross')} data-numeric>
            <Money amount={document.grossPrice} currency={currency} />
          </td>
          <td data-label={t('net')} data-numeric>
            <Money amount={document.netPrice} currency={currency} />
          </td>
        </>
      )}
    </tr>
  )
}

function DocumentLink({ document: { docid, doctype, type, orderNumber } }: { document: DocumentHead }) {
  const { typeName } = useDocumentWords()
  return (
    <Link
      to="/myaccount/document/$doctype/$docid"
      params={{ doctype: String(doctype), docid }}
      className={styles.document}
    >
      <span className={styles.number}>{orderNumber || docid}</span>
      <span className={styles.type}>{typeName(type)}</span>
    </Link>
  )
}
