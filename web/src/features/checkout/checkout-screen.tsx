import { createFileRoute } from '@tanstack/react-router'
import { ApiError } from '#web/app/api/api-error.ts'
import { hasAccount, isSignedIn } from '#web/app/guards.ts'
import { wordsForRefusals } from '#web/app/errors/words-for-refusals.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { type Session, sessionQuery, useSession } from '#web/app/shop-queries.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { GuestChoice } from './guest-choice.tsx'
import { checkoutQuery } from './queries.ts'

export const Route = createFileRoute('/_shop/_open/checkout')({
  staticData: { texts: ['checkout', 'basket', 'offers'] },
  loader: async ({ context: { queryClient, i18n }, cause }) => {
    // Asking pins what is shown: a link that is only hovered over shows nothing.
    if (cause === 'preload') return
    const session = await queryClient.ensureQueryData(sessionQuery)
    // Staff who act for nobody would be refused; what they may do instead is said without asking.
    if (isSignedIn(session) && !hasAccount(session)) {
      await wordsForRefusals(i18n)
      throw new ApiError({ code: 'NO_AUTHORIZATION', message: '', fields: {} })
    }
    if (mayOrder(session)) await queryClient.fetchQuery({ ...checkoutQuery, staleTime: 0 })
  },
  head: ({ match }) => pageTitle(match.context, 'checkout', 'title'),
  component: CheckoutScreen,
})

const mayOrder = (session: Session) => isSignedIn(session) && session.permissions.includes('ORDERS_PLACE')

function CheckoutScreen() {
  const t = useTexts('checkout')
  const session = useSession()
  if (!isSignedIn(session)) return <GuestChoice />
  if (mayOrder(session)) return <CheckoutForm />
  return (
    <Face kind="missing" title={t('title')} text={t('mayNotOrder')}>
      <LinkButton to="/basket">{t('toBasket')}</LinkButton>
    </Face>
  )
}
