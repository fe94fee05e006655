import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { lazyDialog } from '#web/app/lazily.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'
import styles from './checkout-form.module.css'
import { DeliverySection } from './delivery-section.tsx'
import { Differences } from './differences.tsx'
import { OrderBox } from './order-box.tsx'
import { PaymentSection } from './payment-section.tsx'
import { ReferenceSection } from './reference-section.tsx'
import { Review } from './review.tsx'
import { useCheckout } from './use-checkout.ts'

const NewAddressDialog = lazyDialog(async () => (await import('./new-address-dialog.tsx')).NewAddressDialog)

/** Everything an order needs on one page, reviewed where it is entered. */
export function CheckoutForm() {
  const t = useTexts('checkout')
  const { checkout, save, show, isSaving, changes, accept, place, isPlacing, refusal } = useCheckout()
  const [isAsked, setAsked] = useState(false)
  const [isAddressing, setAddressing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { positions, problems } = checkout

  function order() {
    leaveField(form.current)
    setAsked(true)
    if (changes.length > 0) document.getElementById('differences')?.focus()
    else if (problems.length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [data-problem]')?.focus()
    else place()
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // While an address is typed over it, nobody sees what would be ordered.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isAddressing) return
    event.preventDefault()
    order()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  if (positions.length === 0 && !isPlacing) {
    return (
      <Face kind="empty" title={t('emptyTitle')} text={t('emptyText')}>
        <LinkButton to="/basket">{t('toBasket')}</LinkButton>
      </Face>
    )
  }
  return (
    <>
      <h1>{t('title')}</h1>
      <form
        ref={form}
        className={styles.checkout}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          order()
        }}
      >
        <div className={styles.sections}>
          {changes.length > 0 && <Differences differences={changes} checkout={checkout} onAccept={accept} />}
          <ReferenceSection choices={checkout.checkout} onChoose={save} />
          <DeliverySection checkout={checkout} onChoose={save} onNewAddress={() => setAddressing(true)} />
          <PaymentSection checkout={checkout} onChoose={save} />
          <Review checkout={checkout} />
        </div>
        <aside className={styles.box} aria-label={t('orderBox')}>
          <OrderBox
            checkout={checkout}
            isSaving={isSaving}
            isPlacing={isPlacing}
            hasChanges={changes.length > 0}
            isAsked={isAsked}
            refusal={refusal}
          />
        </aside>
      </form>
      {isAddressing && (
        <Suspense>
          <NewAddressDialog
            multibasket={checkout.basket.id}
            onChosen={show}
            onClose={() => setAddressing(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/**
 * A text that is being written is saved when it is left; the order waits for it. The focus goes to the button that was not
 * pressed: on nothing it would not be led to the heading of the next page, and who cannot see would not hear that his
 * order has been placed.
 */
function leaveField(form: HTMLFormElement | null) {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  field.blur()
  form?.querySelector<HTMLElement>('[type=submit]')?.focus()
}
