import { Link } from '@tanstack/react-router'
import { FileText, ListChecks } from 'lucide-react'
import { useFormats } from '#web/ui/format/use-formats.ts'
import type { Answer } from '../api/resources.ts'
import { useTexts } from '../i18n/use-texts.ts'
import styles from './suggestions.module.css'

type Suggested = Answer<'search', 'SUGGEST'>
interface Closing {
  /** Where a choice closes what it was made in. */
  onClick?: () => void
}

/** Lists of the visitor among the suggestions. */
export function SuggestedLists({ lists, onClick }: { lists: Suggested['lists'] } & Closing) {
  const t = useTexts('app')
  return lists.map(({ id, name, articlesAmount }) => (
    <Link key={id} to="/myaccount/lists/edit/$id" params={{ id }} onClick={onClick} className={styles.row}>
      <ListChecks aria-hidden size={16} />
      <span>
        {name} <small>{t('suggestedList', { count: articlesAmount })}</small>
      </span>
    </Link>
  ))
}

/** His documents, by type and number. */
export function SuggestedDocuments({ documents, onClick }: { documents: Suggested['documents'] } & Closing) {
  const t = useTexts('documents')
  const formats = useFormats()
  return documents.map(({ doctype, type, docid, number, kommission, createDate }) => (
    <Link
      key={docid}
      to="/myaccount/document/$doctype/$docid"
      params={{ doctype: String(doctype), docid }}
      onClick={onClick}
      className={styles.row}
    >
      <FileText aria-hidden size={16} />
      <span>
        {t(`type.${type}`)} {number}{' '}
        <small>{[formats.date(createDate), kommission].filter((text) => text !== '').join(', ')}</small>
      </span>
    </Link>
  ))
}
