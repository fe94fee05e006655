import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { orNotFound } from '#web/app/api/or-not-found.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { textsOf, useTexts } from '#web/app/i18n/use-texts.ts'
import { missingTitle, titled } from '#web/app/page-title.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Facts } from '#web/ui/facts/facts.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { FileLink } from './file-link.tsx'
import { ItemPage } from './item-page.tsx'
import { requestQuery } from './queries.ts'
import { RequestLines } from './request-lines.tsx'
import { RequestState } from './request-table.tsx'
import styles from './staff.module.css'

export const Route = createFileRoute('/_staff/staff/requests/$id')({
  staticData: { texts: ['staff'] },
  loader: async ({ context, params }) => {
    await orNotFound(context.queryClient.ensureQueryData(requestQuery(params.id)))
    return { id: params.id }
  },
  head: ({ match, loaderData }) =>
    loaderData === undefined
      ? missingTitle(match)
      : titled(match.context, textsOf(match.context.i18n, 'staff')('requestNumber', { id: loaderData.id })),
  component: RequestScreen,
})

function RequestScreen() {
  const t = useTexts('staff')
  const formats = useFormats()
  const { api } = useShop()
  const client = useQueryClient()
  const { id } = Route.useParams()
  const { request } = useSuspenseQuery(requestQuery(id)).data
  const { attachment, done } = request
  const mark = useMutation({
    mutationFn: (isDone: boolean) =>
      api.post('notlistedproducts', 'SET_DONE', { request_id: id, done: isDone }),
    onSuccess: (_answer, isDone) =>
      say({ kind: 'done', text: t(isDone ? 'requestMarked' : 'requestReopened') }),
    onSettled: () => invalidate(client, 'notlistedproducts'),
  })
  const title = t('requestNumber', { id })
  return (
    <ItemPage list={<Link to="/staff/requests">{t('requests')}</Link>} title={title}>
      <Facts
        facts={[
          [t('state'), <RequestState key="state" done={done} />],
          [t('date'), formats.dateTime(request.createdAt)],
          [t('customer'), `${request.kunnr} ${request.customerName}`],
          [t('askedBy'), request.userName],
          [
            t('mail'),
            request.userMail === '' ? null : (
              <a key="mail" href={`mailto:${request.userMail}?subject=${encodeURIComponent(title)}`}>
                {request.userMail}
              </a>
            ),
          ],
          [t('reference'), request.customerReference],
          [t('doneBy'), request.doneAt && `${request.doneBy}, ${formats.dateTime(request.doneAt)}`],
        ]}
      />
      {request.positions.length > 0 && <RequestLines lines={request.positions} />}
      {request.remark !== '' && (
        <section className={styles.lines} aria-label={t('remark')}>
          <h2>{t('remark')}</h2>
          <p className={styles.text}>{request.remark}</p>
        </section>
      )}
      <div className={styles.files}>
        {attachment && <FileLink file={attachment} />}
        <Button look={done ? 'plain' : 'primary'} busy={mark.isPending} onClick={() => mark.mutate(!done)}>
          {t(done ? 'reopenRequest' : 'finishRequest')}
        </Button>
      </div>
    </ItemPage>
  )
}
