import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Status } from '#web/ui/status/status.tsx'
import { Table } from '#web/ui/table/table.tsx'
import type { ProductRequest } from './queries.ts'

/** Requests for products that are not listed, each leading to its lines. */
export function RequestTable({ requests }: { requests: readonly ProductRequest[] }) {
  const t = useTexts('staff')
  const formats = useFormats()
  return (
    <Table caption={t('requests')} cards>
      <thead>
        <tr>
          <th scope="col">{t('request')}</th>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('customer')}</th>
          <th scope="col">{t('askedBy')}</th>
          <th scope="col">{t('reference')}</th>
          <th scope="col" data-numeric>
            {t('lines')}
          </th>
          <th scope="col">{t('attachment')}</th>
          <th scope="col">{t('state')}</th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request.id}>
            <td data-label={t('request')}>
              <Link to="/staff/requests/$id" params={{ id: request.id }}>
                {t('requestNumber', { id: request.id })}
              </Link>
            </td>
            <td data-label={t('date')}>{formats.dateTime(request.createdAt)}</td>
            <td data-label={t('customer')}>
              {request.kunnr} {request.customerName}
            </td>
            <td data-label={t('askedBy')}>{request.userName || '–'}</td>
            <td data-label={t('reference')}>{request.customerReference || '–'}</td>
            <td data-label={t('lines')} data-numeric>
              {request.positionCount}
            </td>
            <td data-label={t('attachment')}>{request.hasAttachment ? t('yes') : '–'}</td>
            <td data-label={t('state')}>
              <RequestState done={request.done} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Whether a request still waits for an answer. */
export function RequestState({ done }: { done: boolean }) {
  const t = useTexts('staff')
  return <Status tone={done ? 'good' : 'open'}>{t(done ? 'requestDone' : 'requestOpen')}</Status>
}
