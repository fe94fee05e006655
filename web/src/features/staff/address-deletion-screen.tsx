import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { orNotFound } from '#web/app/api/or-not-found.ts'
import { textsOf, useTexts } from '#web/app/i18n/use-texts.ts'
import { missingTitle, titled } from '#web/app/page-title.ts'
import { DeletionState, lineOf } from '#web/features/addresses/public.ts'
import { Facts } from '#web/ui/facts/facts.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { AnswerDeletion } from './answer-deletion.tsx'
import { ItemPage } from './item-page.tsx'
import { addressDeletionQuery } from './queries.ts'

export const Route = createFileRoute('/_staff/staff/addresses/deletions/$id')({
  staticData: { texts: ['staff', 'addresses'] },
  loader: async ({ context, params }) => {
    await orNotFound(context.queryClient.ensureQueryData(addressDeletionQuery(params.id)))
    return { id: params.id }
  },
  head: ({ match, loaderData }) =>
    loaderData === undefined
      ? missingTitle(match)
      : titled(match.context, textsOf(match.context.i18n, 'staff')('deletionNumber', { id: loaderData.id })),
  component: AddressDeletionScreen,
})

/** One request: who asks for which address to go, what it is by now, and the answer. */
function AddressDeletionScreen() {
  const t = useTexts('staff')
  const formats = useFormats()
  const { id } = Route.useParams()
  const { deletion } = useSuspenseQuery(addressDeletionQuery(id)).data
  const { address, current, userMail, state } = deletion
  const title = t('deletionNumber', { id })
  const isSame = current !== null && lineOf(current) === lineOf(address)
  return (
    <ItemPage list={<Link to="/staff/addresses/deletions">{t('deletions')}</Link>} title={title}>
      <Facts
        facts={[
          [t('state'), <DeletionState key="state" state={state} />],
          [t('date'), formats.dateTime(deletion.createdAt)],
          [t('customer'), `${deletion.kunnr} ${deletion.customerName}`],
          [t('askedBy'), deletion.userName],
          [
            t('mail'),
            userMail === '' ? null : (
              <a key="mail" href={`mailto:${userMail}?subject=${encodeURIComponent(title)}`}>
                {userMail}
              </a>
            ),
          ],
          [t('address'), lineOf(address)],
          [t('addressNow'), current === null ? t('addressGone') : isSame ? null : lineOf(current)],
          [t('origin'), current && t(current.ofErp ? 'ofErp' : 'ofShop')],
          [t('reason'), deletion.reason],
          [t('answerGiven'), deletion.answer],
          [
            t('answeredBy'),
            deletion.answeredAt === null
              ? null
              : [deletion.answeredBy, formats.dateTime(deletion.answeredAt)]
                  .filter((part) => part !== '')
                  .join(', '),
          ],
        ]}
      />
      {state === 'open' && <AnswerDeletion deletion={deletion} />}
    </ItemPage>
  )
}
