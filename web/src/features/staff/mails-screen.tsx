import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { Face } from '#web/ui/face/face.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Table } from '#web/ui/table/table.tsx'
import { MailState } from './mail-state.tsx'
import { Pages } from './pages.tsx'
import { mailsQuery, type Paging, pagingOf } from './queries.ts'
import styles from './staff.module.css'

export const Route = createFileRoute('/_staff/staff/mails')({
  staticData: { texts: ['staff'] },
  validateSearch: (search: Record<string, unknown>): Paging => pagingOf(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(mailsQuery(deps)),
  head: ({ match }) => pageTitle(match.context, 'staff', 'mails'),
  component: MailsScreen,
})

function MailsScreen() {
  const t = useTexts('staff')
  const formats = useFormats()
  const search = Route.useSearch()
  const { mails, numFound } = useSuspenseQuery(mailsQuery(search)).data
  if (numFound === 0) return <Face kind="empty" title={t('noMailsTitle')} text={t('noMailsText')} />

  return (
    <>
      <header className={styles.head}>
        <h1>{t('mails')}</h1>
      </header>
      <Table caption={t('mails')} cards>
        <thead>
          <tr>
            <th scope="col">{t('subject')}</th>
            <th scope="col">{t('to')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col" data-numeric>
              {t('attachments')}
            </th>
            <th scope="col">{t('date')}</th>
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.id}>
              <td data-label={t('subject')}>
                <Link to="/staff/mails/$id" params={{ id: mail.id }}>
                  {mail.subject}
                </Link>
              </td>
              <td data-label={t('to')}>{mail.to}</td>
              <td data-label={t('state')}>
                <MailState state={mail.state} />
              </td>
              <td data-label={t('attachments')} data-numeric>
                {mail.attachments}
              </td>
              <td data-label={t('date')}>{formats.dateTime(mail.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pages paging={search} total={numFound} />
    </>
  )
}
