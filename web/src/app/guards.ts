import type { Answer } from './api/resources.ts'

type Session = Answer<'session', 'GET_SESSION'>
type Shop = Answer<'misc', 'GET_CONFIG'>

/**
 * Who may see a screen, by the layout it stands in (web/routes.ts): `public` everybody, `open` customers and, with
 * automatic guest mode, guests, `signed-in` customers, `staff` the wholesaler's people.
 */
export type Area = 'public' | 'open' | 'signed-in' | 'staff'

export interface Place {
  /** Without the base path. */
  pathname: string
  /** Path and search, without the base path: where a login leads back to. */
  href: string
  search: Record<string, unknown>
  area: Area
}

export interface Target {
  to: '/' | '/login' | '/login-adma' | '/login-accept-terms' | '/maintenance-mode'
  /** Where a login leads back to, or whose page it was that the start page says is closed to him. */
  search?: { redirect: string } | { closed: 'staff' }
}

export type Visitor = Pick<
  Session,
  'isLoggedIn' | 'isGuest' | 'isAdma' | 'admaPending' | 'acceptedTerms' | 'staffRole'
>

/**
 * Every navigation guard of the specification (section 2) in one place: where the visitor is sent instead of the
 * screen he asked for, or undefined where he may stay.
 */
export function whereTo(
  visitor: Visitor,
  shop: Pick<Shop, 'shopLocked' | 'autoGuestActive'>,
  place: Place,
): Target | undefined {
  const signedIn = isSignedIn(visitor)
  if (shop.shopLocked && !signedIn) return duringLock(place)
  if (!shop.shopLocked && place.pathname === '/maintenance-mode') return { to: '/' }
  return signedIn ? whereToSignedIn(visitor, place) : whereToGuest(shop.autoGuestActive, place)
}

/** Guests count as not logged in wherever a login is required. */
export function isSignedIn(visitor: Pick<Visitor, 'isLoggedIn' | 'isGuest'>): boolean {
  return visitor.isLoggedIn && !visitor.isGuest
}

/** Staff without a customer are signed in, too, but have no account, lists, comparison or labels. */
export function hasAccount(visitor: Pick<Session, 'isLoggedIn' | 'isGuest' | 'kunnr'>): boolean {
  return isSignedIn(visitor) && visitor.kunnr !== ''
}

/** A `redirect` parameter, only where it is a path of this shop; anything else could lead to a foreign page. */
export function ownPath(redirect: unknown): string | undefined {
  if (typeof redirect !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(redirect)) return undefined
  return /^\/login(-|\/|\?|$)/.test(redirect) ? undefined : redirect
}

function duringLock({ pathname, search }: Place): Target | undefined {
  const mayStay = pathname === '/maintenance-mode' || (pathname === '/login' && search.ignoreLock === 'true')
  return mayStay ? undefined : { to: '/maintenance-mode' }
}

function whereToGuest(autoGuestActive: boolean, place: Place): Target | undefined {
  if (place.area === 'public' || (place.area === 'open' && autoGuestActive)) return undefined
  return { to: '/login', ...wayBack(place) }
}

function whereToSignedIn(visitor: Visitor, place: Place): Target | undefined {
  const { pathname } = place
  if (pathname === '/login') return { to: '/' }
  if (!visitor.acceptedTerms) return holdAt('/login-accept-terms', place)
  if (visitor.admaPending) return holdAt('/login-adma', place)
  if (pathname === '/login-accept-terms') return { to: '/' }
  if (pathname === '/login-adma' && !visitor.isAdma) return { to: '/' }
  if (place.area === 'staff' && visitor.staffRole === null) return { to: '/', search: { closed: 'staff' } }
  return undefined
}

/** A step after the login that must be done first; the texts it refers to stay readable. */
function holdAt(to: '/login-accept-terms' | '/login-adma', place: Place): Target | undefined {
  return place.pathname === to || place.area === 'public' ? undefined : { to, ...wayBack(place) }
}

function wayBack({ href, search }: Place): { search?: { redirect: string } } {
  const path = ownPath(search.redirect) ?? ownPath(href)
  return path === undefined || path === '/' ? {} : { search: { redirect: path } }
}
