import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { orNotFound } from '#web/app/api/or-not-found.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { missingTitle, titled } from '#web/app/page-title.ts'
import { Facts } from '#web/ui/facts/facts.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { FileLink } from './file-link.tsx'
import { ItemPage } from './item-page.tsx'
import { MailState } from './mail-state.tsx'
import { mailQuery } from './queries.ts'
import styles from './staff.module.css'

export const Route = createFileRoute('/_staff/staff/mails/$id')({
  staticData: { texts: ['staff'] },
  loader: async ({ context, params }) => {
    const { mail } = await orNotFound(context.queryClient.ensureQueryData(mailQuery(params.id)))
    return { subject: mail.subject }
  },
  head: ({ match, loaderData }) =>
    loaderData === undefined ? missingTitle(match) : titled(match.context, loaderData.subject),
  component: MailScreen,
})

function MailScreen() {
  const t = useTexts('staff')
  const formats = useFormats()
  const { id } = Route.useParams()
  const { mail } = useSuspenseQuery(mailQuery(id)).data
  return (
    <ItemPage list={<Link to="/staff/mails">{t('mails')}</Link>} title={mail.subject}>
      <Facts
        facts={[
          [t('from'), mail.from],
          [t('to'), mail.to],
          [t('date'), formats.dateTime(mail.createdAt)],
          [t('state'), <MailState key="state" state={mail.state} />],
          [t('lastError'), mail.lastError],
        ]}
      />
      <p className={styles.text}>{mail.text}</p>
      {mail.attachments.length > 0 && (
        <section className={styles.lines} aria-label={t('attachments')}>
          <h2>{t('attachments')}</h2>
          <div className={styles.files}>
            {mail.attachments.map((file) => (
              <FileLink key={file.index} file={file} />
            ))}
          </div>
        </section>
      )}
    </ItemPage>
  )
}
