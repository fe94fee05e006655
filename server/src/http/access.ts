import type { Code } from '@shop/contract/codes'
import type { Access } from '@shop/contract/define-resource'
import type { Actor, ShopState } from './context.ts'

/**
 * Why this actor may not call an event with this access; undefined when he may. The order is that of the screens'
 * guards: shop lock, login, pending steps, permission.
 */
export function refusalFor(
  access: Access,
  actor: Actor,
  shop: ShopState,
): { code: Code; http?: number } | undefined {
  if (access === 'open') return undefined
  const { user } = actor
  if (shop.locked && user === undefined) return { code: 'SHOP_LOCKED' }
  if (user === undefined) {
    if (access === 'guest' && shop.autoGuestActive) return undefined
    return { code: 'NO_AUTHORIZATION', http: 401 }
  }
  if (user.initialPassword) return { code: 'INITIAL_PASSWORD' }
  if (access === 'pending') return undefined
  if (!user.acceptedTerms) return { code: 'TERMS_NOT_ACCEPTED' }
  if (typeof access === 'object' && 'staff' in access) {
    const allowed = user.staff === 'admin' || user.staff === access.staff
    return allowed ? undefined : { code: 'NO_AUTHORIZATION' }
  }
  if (actor.admaPending) return { code: 'CUSTOMER_NOT_SELECTED' }
  if (access === 'guest' || access === 'signed-in') return undefined
  if (actor.kunnr === '') return { code: 'NO_AUTHORIZATION' }
  if (typeof access === 'object' && !actor.permissions.has(access.permission))
    return { code: 'NO_AUTHORIZATION' }
  return undefined
}
