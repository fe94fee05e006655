import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Status } from '#web/ui/status/status.tsx'
import { Table } from '#web/ui/table/table.tsx'
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
    <Table caption={t('outboxTitle')} cards>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('kind')}</th>
          <th scope="col">{t('docid')}</th>
          <th scope="col">{t('kunnr')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col" data-numeric>
            {t('attempts')}
          </th>
          <th scope="col">{t('nextAttempt')}</th>
          <th scope="col">{t('lastError')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, kind, docid, kunnr, state, attempts, lastError, createdAt, nextAttemptAt }) => (
          <tr key={id}>
            <td data-label={t('date')}>{formats.dateTime(createdAt)}</td>
            <td data-label={t('kind')}>{t(`handed.${kind}`)}</td>
            <td data-label={t('docid')}>{docid}</td>
            <td data-label={t('kunnr')}>{kunnr}</td>
            <td data-label={t('state')}>
              <Status tone={tones[state]}>{t(`out.${state}`)}</Status>
            </td>
            <td data-label={t('attempts')} data-numeric>
              {attempts}
            </td>
            <td data-label={t('nextAttempt')}>
              {nextAttemptAt === null ? '–' : formats.dateTime(nextAttemptAt)}
            </td>
            <td data-label={t('lastError')}>{lastError || '–'}</td>
            <td>
              {(state === 'waiting' || state === 'delivered') && (
                <Button
                  look="plain"
                  size="small"
                  aria-label={t('retryNamed', { id })}
                  busy={retry.isPending && retry.variables === id}
                  onClick={() => retry.mutate(id)}
                >
                  {t('retry')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
