import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { orNotFound } from '#web/app/api/or-not-found.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { DocumentStatus, documentTitle, useDocumentWords } from '#web/features/documents/public.ts'
import { Facts } from '#web/ui/facts/facts.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { AnswerOrder } from './answer-order.tsx'
import { FollowUps } from './follow-ups.tsx'
import { ItemPage } from './item-page.tsx'
import { OrderLines } from './order-lines.tsx'
import { orderQuery } from './queries.ts'
import styles from './staff.module.css'
import { TakeLines } from './take-lines.tsx'
import { useOrderStep } from './use-order-step.ts'

export const Route = createFileRoute('/_staff/staff/orders/$docid')({
  staticData: { texts: ['staff', 'documents'] },
  loader: async ({ context, params }) => {
    const { order } = await orNotFound(context.queryClient.ensureQueryData(orderQuery(params.docid)))
    return order
  },
  head: documentTitle,
  component: OrderScreen,
})

function OrderScreen() {
  const t = useTexts('staff')
  const formats = useFormats()
  const { documentName } = useDocumentWords()
  const { order, positions, followUps, builtIn } = useSuspenseQuery(orderQuery(Route.useParams().docid)).data
  const isOpen = order.doctype === 1 && (order.status === 'open' || order.status === 'partlyCompleted')
  const delivery = useOrderStep('delivered', (api, positionsTaken, key) =>
    api.post('erp', 'DELIVER_ORDER', {
      docid: order.docid,
      positions: positionsTaken,
      idempotency_key: key,
    }),
  )
  return (
    <ItemPage list={<Link to="/staff/orders">{t('orders')}</Link>} title={documentName(order)}>
      <Facts
        facts={[
          [t('state'), <DocumentStatus key="state" status={order.status} />],
          [t('date'), formats.date(order.createDate)],
          [t('docid'), order.docid],
          [t('customer'), `${order.kunnr} ${order.customerName}`],
          [t('orderedBy'), order.creatorName],
          [t('commission'), order.kommission],
          [t('netAmount'), order.netPrice === null ? null : formats.money(order.netPrice, order.currency)],
          [t('reason'), order.reason],
        ]}
      />
      {!builtIn && <p className={styles.soft}>{t('realErp')}</p>}
      {builtIn && order.doctype === 10 && order.status === 'open' && <AnswerOrder docid={order.docid} />}
      <OrderLines positions={positions} />
      {builtIn && isOpen && (
        <TakeLines
          // After a delivery the fields begin anew with what is open then.
          key={positions.map(({ remnant }) => remnant).join(' ')}
          title={t('deliver')}
          text={order.completeDelivery ? t('deliverWhole') : t('deliverText')}
          action={t('doDeliver')}
          lines={positions.map(({ posnr, text, unit, remnant }) => ({ posnr, text, unit, open: remnant }))}
          step={delivery}
        />
      )}
      <FollowUps followUps={followUps} currency={order.currency} builtIn={builtIn} />
    </ItemPage>
  )
}
