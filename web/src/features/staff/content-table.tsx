import type { ContentKind } from '@shop/contract/resources/content'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Status } from '#web/ui/status/status.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { inputOf } from './content-input.ts'
import type { ContentEntry } from './queries.ts'
import styles from './staff.module.css'

interface ContentTableProps {
  kind: ContentKind
  entries: readonly ContentEntry[]
  onEdit: (entry: ContentEntry) => void
}

/** Entries with what customers see of them; a deleted one comes back by the toast. */
export function ContentTable({ kind, entries, onEdit }: ContentTableProps) {
  const t = useTexts('staff')
  const formats = useFormats()
  const { api } = useShop()
  const client = useQueryClient()
  const refresh = () => invalidate(client, 'content')
  const restore = useMutation({
    mutationFn: (entry: ContentEntry) => api.post('content', 'SAVE_ENTRY', inputOf(entry)),
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: ({ id, version }: ContentEntry) =>
      api.post('content', 'DELETE_ENTRY', { content_id: id, version }),
    onSuccess: (_answer, entry) =>
      say({
        kind: 'done',
        text: t('contentDeleted', { title: entry.title.de }),
        undo: () => restore.mutate(entry),
      }),
    onSettled: refresh,
  })
  const day = (date: string | null) => (date === null ? '–' : formats.date(date))
  return (
    <DataTable
      caption={t(`content.${kind}`)}
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t(`contentTitle.${kind}`),
          render: ({ title }) => (
            <div>
              <span lang="de">{title.de}</span>
              <div className={styles.soft} lang="en">
                {title.en || t('onlyGerman')}
              </div>
            </div>
          ),
        },
        ...(kind === 'faq'
          ? ([
              {
                label: t('contentTopic'),
                render: ({ topic }: ContentEntry) => <span lang="de">{topic.de}</span>,
              },
              {
                label: t('contentPosition'),
                kind: 'numeric',
                render: ({ position }: ContentEntry) => formats.decimal(position),
              },
            ] as const)
          : []),
        { label: t('contentFrom'), render: ({ validFrom }) => day(validFrom) },
        { label: t('contentTo'), render: ({ validTo }) => day(validTo) },
        {
          label: t('contentState'),
          render: ({ isShown, published }) => (
            <Status tone={isShown ? 'good' : 'open'}>
              {t(isShown ? 'contentShown' : published ? 'contentNotToday' : 'contentDraft')}
            </Status>
          ),
        },
        {
          label: t('actions'),
          kind: 'actions',
          render: (entry) => (
            <div className={styles.buttons}>
              <Button
                look="plain"
                size="small"
                aria-label={t('editContent', { title: entry.title.de })}
                onClick={() => onEdit(entry)}
              >
                {t('edit')}
              </Button>
              <Button
                look="plain"
                size="small"
                aria-label={t('deleteContent', { title: entry.title.de })}
                busy={remove.isPending && remove.variables === entry}
                onClick={() => remove.mutate(entry)}
              >
                {t('delete')}
              </Button>
            </div>
          ),
        },
      ]}
    />
  )
}
