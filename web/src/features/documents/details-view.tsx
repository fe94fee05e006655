import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { type Fact, Facts } from '#web/ui/facts/facts.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { Amounts } from './amounts.tsx'
import styles from './views.module.css'
import type { DocumentDetail } from './queries.ts'

type Head = DocumentDetail['documentHead']

/** Everything that was agreed: numbers and days, delivery, payment, amounts. */
export function DetailsView({ head }: { head: Head }) {
  const t = useTexts('documents')
  const formats = useFormats()
  const day = (value: string | null) => value && formats.date(value)
  const document: Fact[] = [
    [t('number'), head.orderNumber],
    [t('shopNumber'), head.docid],
    [t('date'), formats.date(head.createDate)],
    [t('wanted'), day(head.desiredDeliveryDate)],
    [t('due'), day(head.dueDate)],
    [t('validFrom'), day(head.validFrom)],
    [t('validTo'), day(head.validTo)],
    [t('kommission'), head.kommission],
    [t('project'), head.projectName],
    [t('projectNumber'), head.projectNumber],
    [t('creator'), head.creatorName],
    [t('placedFor'), head.actedBy],
  ]
  return (
    <div className={styles.panels}>
      <Panel title={t('document')}>
        <Facts facts={document} />
      </Panel>
      <Panel title={t('delivery')}>
        <Facts facts={useDeliveryFacts(head)} />
      </Panel>
      <Panel title={t('payment')}>
        <Facts facts={usePaymentFacts(head)} />
      </Panel>
      <Amounts head={head} />
    </div>
  )
}

function useDeliveryFacts(head: Head): Fact[] {
  const t = useTexts('documents')
  const { plants } = useConfig()
  const pickup = head.deliveryType === '02'
  const plant = plants.find(({ werks }) => werks === head.pickupWerks)
  const { deliveryAddress: address } = head
  return [
    [t('deliveryType'), t(pickup ? 'deliveryType.02' : 'deliveryType.01')],
    [t('pickupPlant'), pickup ? (plant?.name ?? head.pickupWerks) : null],
    [t('deliveryAddress'), pickup || address === null ? null : <AddressLines address={address} />],
    [t('completeDelivery'), head.completeDelivery ? t('yes') : t('no')],
  ]
}

function AddressLines({ address }: { address: NonNullable<Head['deliveryAddress']> }) {
  return (
    <address className={styles.address}>
      {[address.firstName, address.name].filter(Boolean).join(' ')}
      <br />
      {address.street}
      <br />
      {address.plz} {address.city}
    </address>
  )
}

function usePaymentFacts({ paymentMethod, paymentTerms: terms }: Head): Fact[] {
  const t = useTexts('documents')
  const formats = useFormats()
  const methods = { invoice: t('payment.invoice'), sepa: t('payment.sepa'), card: t('payment.card') }
  const skonto = terms !== null && terms.skontoPercent !== '0'
  return [
    [t('paymentMethod'), methods[paymentMethod as keyof typeof methods] ?? paymentMethod],
    [
      t('paymentTerms'),
      terms && (
        <>
          {skonto && (
            <span className={styles.line}>
              {t('termsSkonto', {
                percent: formats.decimal(terms.skontoPercent),
                count: terms.skontoDays,
              })}
            </span>
          )}
          <span className={styles.line}>{t('termsNet', { count: terms.days })}</span>
        </>
      ),
    ],
  ]
}
