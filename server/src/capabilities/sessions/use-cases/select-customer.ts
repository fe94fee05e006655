import type { session } from '@shop/contract/resources/session'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { takeBasketsAlong } from '../../baskets/public.ts'
import { findCustomerOf } from '../customers-store.ts'
import { sessionState } from '../session-state.ts'
import { renewSession } from '../store.ts'

/** SELECT_CUSTOMER: from now on the session acts for another assigned customer; its token is renewed. */
export const selectCustomer: UseCase<typeof session, 'SELECT_CUSTOMER'> = async (input, context) => {
  const { db, actor, request, language } = context
  const customer = await findCustomerOf(db, actor.user?.userId ?? '', input.kunnr)
  if (customer === undefined || actor.sessionId === undefined) throw context.fail('CUSTOMER_NOT_ASSIGNED')
  if (customer.locked) throw context.fail('CUSTOMER_LOCKED')
  await renewSession(db, request, actor.sessionId, customer.kunnr)
  if (actor.admaPending && !customer.neutral)
    await takeBasketsAlong(db, { owner: actor.owner, from: actor.kunnr, to: customer.kunnr, language })
  const changed = {
    ...actor,
    kunnr: customer.kunnr,
    customerName: customer.name,
    werks: customer.werks ?? '',
    currency: customer.currency,
    admaPending: (actor.user?.isAdma ?? false) && customer.neutral,
  }
  await audit(
    db,
    { actor: changed, request },
    { action: 'select-customer', object: customer.kunnr, detail: `${actor.kunnr} → ${customer.kunnr}` },
  )
  return sessionState(changed, language)
}
