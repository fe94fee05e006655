import type { Result } from '@shop/contract/define-resource'
import type { session } from '@shop/contract/resources/session'
import type { Actor, Language } from '#server/http/context.ts'

/** The session as the browser sees it. */
export function sessionState(actor: Actor, language: Language): Result<typeof session, 'GET_SESSION'> {
  const { user } = actor
  return {
    isLoggedIn: user !== undefined,
    isGuest: user === undefined,
    isAdma: user?.isAdma ?? false,
    admaPending: actor.admaPending,
    staffRole: user?.staff ?? null,
    kunnr: actor.kunnr,
    customerName: actor.customerName,
    hasSeveralCustomers: actor.hasSeveralCustomers,
    userId: user?.userId ?? '',
    userAlias: user?.alias ?? '',
    userName: user?.name ?? '',
    currency: actor.currency,
    language,
    addToBasketMode: user?.addToBasketMode ?? 3,
    showNetPrice: user !== undefined && user.showNetPrice && actor.permissions.has('NET_PRICES'),
    showAvailability: user?.showAvailability ?? true,
    acceptedTerms: user?.acceptedTerms ?? false,
    master: user?.master ?? false,
    budgetManager: user?.budgetManager ?? false,
    permissions: [...actor.permissions],
  }
}
