import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Status } from '#web/ui/status/status.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { ProductRequest } from './queries.ts'

/** Requests for products that are not listed, each leading to its lines. */
export function RequestTable({ requests }: { requests: readonly ProductRequest[] }) {
  const t = useTexts('staff')
  const formats = useFormats()
  return (
    <DataTable
      caption={t('requests')}
      rows={requests}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t('request'),
          render: ({ id }) => (
            <Link to="/staff/requests/$id" params={{ id }}>
              {t('requestNumber', { id })}
            </Link>
          ),
        },
        { label: t('date'), render: ({ createdAt }) => formats.dateTime(createdAt) },
        { label: t('customer'), render: ({ kunnr, customerName }) => `${kunnr} ${customerName}` },
        { label: t('askedBy'), render: ({ userName }) => userName || '–' },
        { label: t('reference'), render: ({ customerReference }) => customerReference || '–' },
        { label: t('lines'), kind: 'numeric', render: ({ positionCount }) => positionCount },
        { label: t('attachment'), render: ({ hasAttachment }) => (hasAttachment ? t('yes') : '–') },
        { label: t('state'), render: ({ done }) => <RequestState done={done} /> },
      ]}
    />
  )
}

/** Whether a request still waits for an answer. */
export function RequestState({ done }: { done: boolean }) {
  const t = useTexts('staff')
  return <Status tone={done ? 'good' : 'open'}>{t(done ? 'requestDone' : 'requestOpen')}</Status>
}
