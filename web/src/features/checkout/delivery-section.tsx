import { lastWishedDay } from '@shop/contract/wished-day'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { Button } from '#web/ui/button/button.tsx'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { DateField } from '#web/ui/field/date-field.tsx'
import { SelectField } from '#web/ui/field/select-field.tsx'
import { TextAreaField } from '#web/ui/field/text-area-field.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import styles from './fields.module.css'
import { addressText, plantText } from './place-texts.ts'
import { problemText } from './problem-text.ts'
import type { Checkout, Choice } from './queries.ts'
import { Section } from './section.tsx'
import { useKeptText } from './use-kept-text.ts'

interface DeliverySectionProps {
  checkout: Checkout
  onChoose: (choice: Choice) => void
}

interface DeliveredProps extends DeliverySectionProps {
  /** Another address is to be entered. */
  onNewAddress: () => void
}

/** Delivered or picked up (01, 02), where and when. */
export function DeliverySection({ checkout, onChoose, onNewAddress }: DeliveredProps) {
  const t = useTexts('checkout')
  const { delivery_type, complete_delivery } = checkout.checkout
  return (
    <Section title={t('delivery')}>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('deliveryType')}</legend>
        {(['01', '02'] as const).map((type) => (
          <CheckField
            key={type}
            type="radio"
            name="delivery_type"
            label={t(`deliveryType.${type}`)}
            checked={delivery_type === type}
            onChange={() => onChoose({ delivery_type: type })}
          />
        ))}
      </fieldset>
      {delivery_type === '01' ? (
        <Delivered checkout={checkout} onChoose={onChoose} onNewAddress={onNewAddress} />
      ) : (
        <PickedUp checkout={checkout} onChoose={onChoose} />
      )}
      <CheckField
        label={t('completeDelivery')}
        hint={t('completeDeliveryHint')}
        checked={complete_delivery}
        onChange={({ target }) => onChoose({ complete_delivery: target.checked })}
      />
    </Section>
  )
}

function Delivered({ checkout, onChoose, onNewAddress }: DeliveredProps) {
  const t = useTexts('checkout')
  const formats = useFormats()
  const { checkout: choices, addresses, problems, nextDeliveryDate } = checkout
  const text = useKeptText(choices.delivery_text, (value) => onChoose({ delivery_text: value }))
  const options = addresses.map((address) => ({ value: address.id, label: addressText(address) }))
  const chosen = addresses.find(({ id }) => id === choices.delivery_address)
  const isKnown = chosen !== undefined
  const [mayKeep, mayFree] = [useMay('ADDRESSES_MANAGE'), useMay('ADDRESSES_FREE')]
  return (
    <>
      {checkout.defaultGone && chosen?.isDefault === true && (
        <Notice kind="info">
          {t('defaultGone')} <Link to="/myaccount/addresses">{t('toAddresses')}</Link>
        </Notice>
      )}
      <div className={styles.fields}>
        <SelectField
          label={t('address')}
          isLong
          value={isKnown ? choices.delivery_address : ''}
          options={isKnown ? options : [{ value: '', label: t('choose'), disabled: true }, ...options]}
          error={problemText(problems, 'delivery_address', t, formats)}
          onChange={({ target }) => onChoose({ delivery_address: target.value })}
          required
        />
        <DateField
          label={t('deliveryDate')}
          hint={t('nextDate', { date: formats.date(nextDeliveryDate) })}
          value={choices.delivery_date ?? ''}
          min={nextDeliveryDate}
          max={lastWishedDay(nextDeliveryDate)}
          error={problemText(problems, 'delivery_date', t, formats)}
          onChange={(day) => onChoose({ delivery_date: day })}
          required
        />
      </div>
      {(mayKeep || mayFree) && (
        <div>
          <Button look="plain" size="small" icon={<Plus aria-hidden size={16} />} onClick={onNewAddress}>
            {t('otherAddress')}
          </Button>
        </div>
      )}
      <TextAreaField label={t('deliveryText')} hint={t('deliveryTextHint')} maxLength={2000} {...text} />
    </>
  )
}

function PickedUp({ checkout, onChoose }: DeliverySectionProps) {
  const t = useTexts('checkout')
  const formats = useFormats()
  const { checkout: choices, plants, problems } = checkout
  const plant = plants.find(({ werks }) => werks === choices.pickup_werks)
  const options = plants.map((one) => ({ value: one.werks, label: plantText(one) }))
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('plant')}
        isLong
        value={plant?.werks ?? ''}
        options={plant ? options : [{ value: '', label: t('choose'), disabled: true }, ...options]}
        error={problemText(problems, 'pickup_werks', t, formats)}
        onChange={({ target }) => onChoose({ pickup_werks: target.value })}
        required
      />
      <DateField
        label={t('pickupDate')}
        hint={plant && t('nextPickup', { date: formats.date(plant.pickupDate), time: plant.pickupTime })}
        value={choices.pickup_date ?? ''}
        {...(plant && { min: plant.pickupDate, max: lastWishedDay(plant.pickupDate) })}
        error={problemText(problems, 'pickup_date', t, formats)}
        onChange={(day) => onChoose({ pickup_date: day })}
        required
      />
    </div>
  )
}
