import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Status } from '#web/ui/status/status.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { OutboxEntry } from './queries.ts'

const tones = { waiting: 'busy', delivered: 'open', acknowledged: 'good', refused: 'bad' } as const

/** What was or will be handed to the ERP; what it has not answered can be sent again. */
export function OutboxTable({ entries }: { entries: readonly OutboxEntry[] }) {
  const t = useTexts('staff')
  const formats = useFormats()
  const { api } = useShop()
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: (id: string) => api.post('staff', 'RETRY_OUTBOX', { entry_id: id }),
    onSuccess: () => say({ kind: 'done', text: t('retried') }),
    onSettled: () => invalidate(client, 'staff'),
  })
  return (
    <DataTable
      caption={t('outboxTitle')}
      rows={entries}
      keyOf={({ id }) => id}
      columns={[
        { label: t('date'), render: ({ createdAt }) => formats.dateTime(createdAt) },
        { label: t('kind'), render: ({ kind }) => t(`handed.${kind}`) },
        { label: t('docid'), render: ({ docid }) => docid },
        { label: t('kunnr'), render: ({ kunnr }) => kunnr },
        {
          label: t('state'),
          render: ({ state }) => <Status tone={tones[state]}>{t(`out.${state}`)}</Status>,
        },
        { label: t('attempts'), kind: 'numeric', render: ({ attempts }) => attempts },
        {
          label: t('nextAttempt'),
          render: ({ nextAttemptAt }) => (nextAttemptAt === null ? '–' : formats.dateTime(nextAttemptAt)),
        },
        { label: t('lastError'), render: ({ lastError }) => lastError || '–' },
        {
          label: t('actions'),
          kind: 'actions',
          render: ({ id, state }) =>
            (state === 'waiting' || state === 'delivered') && (
              <Button
                look="plain"
                size="small"
                aria-label={t('retryNamed', { id })}
                busy={retry.isPending && retry.variables === id}
                onClick={() => retry.mutate(id)}
              >
                {t('retry')}
              </Button>
            ),
        },
      ]}
    />
  )
}
