import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { sortColumns } from './columns.ts'
import styles from './document-filters.module.css'
import { type DocumentsSearch, sortOf, validateDocumentsSearch } from './search.ts'

/** Sorting where there are no column heads to press: on a phone. */
export function SortChoice({ search }: { search: DocumentsSearch }) {
  const t = useTexts('documents')
  const navigate = useNavigate({ from: '/myaccount/documents' })
  const { field, direction } = sortOf(search)
  const seesNet = useMay('NET_PRICES')
  // Nobody sorts by amounts he does not see.
  const shown = sortColumns.filter(([column]) => column !== 'brutto' || seesNet || field === column)

  function sort(value: string) {
    const [sort_field, sort_direction] = value.split(' ')
    void navigate({
      search: (newest) => validateDocumentsSearch({ ...newest, sort_field, sort_direction, page: undefined }),
      resetScroll: false,
    })
  }

  return (
    <div className={styles.sort}>
      <SelectField
        label={t('sortBy')}
        required
        value={`${field} ${direction}`}
        onChange={(event) => sort(event.target.value)}
        options={shown.flatMap(([sortField, text]) => [
          { value: `${sortField} desc`, label: t('descending', { column: t(text) }) },
          { value: `${sortField} asc`, label: t('ascending', { column: t(text) }) },
        ])}
      />
    </div>
  )
}
