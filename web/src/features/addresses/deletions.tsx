import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import styles from './addresses.module.css'
import { DeletionState } from './deletion-state.tsx'
import { lineOf } from './place.ts'
import { deletionsQuery, newestDeletions } from './queries.ts'

/** As many as one answer may have. */
const most = 100

/** What was asked of the clerk, and what became of it; nothing where nothing was. */
export function Deletions() {
  const t = useTexts('addresses')
  const formats = useFormats()
  const [rows, setRows] = useState(newestDeletions)
  const { data } = useQuery({ ...deletionsQuery(rows), placeholderData: keepPreviousData })
  const { deletions = [], numFound = 0 } = data ?? {}
  if (numFound === 0) return null
  return (
    <section className={styles.deletions} aria-labelledby="deletions">
      <h2 id="deletions">{t('deletions')}</h2>
      <DataTable
        caption={t('deletions')}
        rows={deletions}
        keyOf={({ id }) => id}
        columns={[
          { label: t('date'), render: ({ createdAt }) => formats.date(createdAt) },
          { label: t('address'), render: ({ address }) => lineOf(address) },
          { label: t('state'), render: ({ state }) => <DeletionState state={state} /> },
          {
            label: t('answer'),
            render: ({ answer, answeredAt, state }) =>
              answeredAt === null || state === 'withdrawn'
                ? '–'
                : [formats.date(answeredAt), answer].filter((part) => part !== '').join(': '),
          },
        ]}
      />
      {numFound > deletions.length && (
        <p className={styles.more}>
          <span>{t('shownOf', { shown: deletions.length, total: formats.decimal(numFound) })}</span>
          {rows < most && (
            <Button look="plain" size="small" onClick={() => setRows(most)}>
              {t('showMore')}
            </Button>
          )}
        </p>
      )}
    </section>
  )
}
