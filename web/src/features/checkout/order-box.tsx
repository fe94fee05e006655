import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { toldByBanner } from '#web/app/query/query-client.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { BasketTotals } from '#web/features/basket/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import styles from './order-box.module.css'
import type { Checkout } from './queries.ts'
import { lost } from './use-checkout.ts'

interface OrderBoxProps {
  checkout: Checkout
  isSaving: boolean
  isPlacing: boolean
  hasChanges: boolean
  /** The order button was pressed once: what is missing may be said. */
  isAsked: boolean
  refusal: Error | null
}

/** Sums, terms, and the button that makes an order of it. */
export function OrderBox({ checkout, isSaving, isPlacing, hasChanges, isAsked, refusal }: OrderBoxProps) {
  const t = useTexts('checkout')
  const seesOrders = useMay('DOCUMENTS_ORDERS')
  const alert = useAlert(checkout.problems, hasChanges, isAsked, refusal)
  const box = useRef<HTMLDivElement>(null)
  // Ordered by Ctrl+Enter from far above, what has become of it would be told out of sight.
  useEffect(() => {
    if (isRefusal(refusal, ...lost) && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [refusal])
  return (
    <div ref={box} className={styles.box}>
      <h2>{t('orderBox')}</h2>
      <p>{checkout.basket.name}</p>
      <div className={styles.totals} aria-busy={isSaving || undefined}>
        <BasketTotals totals={checkout.totals} />
      </div>
      <p className={styles.terms}>
        {t('businessOnly')} {t('termsApply')} <Link to="/terms">{t('termsLink')}</Link>.
      </p>
      {checkout.budget !== 'within' && (
        <Notice kind={checkout.budget === 'release' ? 'info' : 'warning'}>
          {t(`budget.${checkout.budget}`)}
        </Notice>
      )}
      <FormAlert text={alert} />
      {isRefusal(refusal, 'IDEMPOTENCY_CONFLICT') && seesOrders && (
        <p>
          <Link to="/myaccount/documents">{t('toDocuments')}</Link>
        </p>
      )}
      <Button type="submit" wide busy={isPlacing} disabled={hasChanges}>
        {t('order')}
      </Button>
      <p className={styles.keys}>{t('keys')}</p>
    </div>
  )
}

function useAlert(
  problems: Checkout['problems'],
  hasChanges: boolean,
  isAsked: boolean,
  refusal: Error | null,
): string | undefined {
  const t = useTexts('checkout')
  const basket = useTexts('basket')
  const errorText = useErrorText()
  if (hasChanges) return t('acceptFirst')
  if (isAsked && problems.length > 0)
    return problems.every(({ posnr }) => posnr !== null) ? basket('hasProblems') : t('incomplete')
  // What was refused because of it has been accepted or is shown above.
  if (refusal === null || isRefusal(refusal, 'CHECKOUT_CHANGED', ...toldByBanner)) return undefined
  return isRefusal(refusal, ...lost) ? t('orderLost') : errorText(refusal)
}
