import { describe, expect, test } from 'vitest'
import type { Area, Visitor } from './guards.ts'
import { ownPath, whereTo } from './guards.ts'

const nobody: Visitor = {
  isLoggedIn: false,
  isGuest: false,
  isAdma: false,
  admaPending: false,
  acceptedTerms: false,
  staffRole: null,
}
const guest: Visitor = { ...nobody, isGuest: true }
const customer: Visitor = { ...nobody, isLoggedIn: true, acceptedTerms: true }
const newcomer: Visitor = { ...customer, acceptedTerms: false }
const adma: Visitor = { ...customer, isAdma: true }
const pendingAdma: Visitor = { ...adma, admaPending: true }
const clerk: Visitor = { ...customer, staffRole: 'clerk' }

const open = { shopLocked: false, autoGuestActive: true }
const closed = { shopLocked: false, autoGuestActive: false }
const locked = { shopLocked: true, autoGuestActive: true }

const areas: Record<string, Area> = {
  '/': 'open',
  '/search': 'open',
  '/login': 'public',
  '/forgot-password': 'public',
  '/registration': 'public',
  '/terms': 'public',
  '/imprint': 'public',
  '/landing-page': 'public',
  '/maintenance-mode': 'public',
  '/login-adma': 'signed-in',
  '/login-accept-terms': 'signed-in',
  '/comparison': 'signed-in',
  '/myaccount': 'signed-in',
  '/staff': 'staff',
}

function go(visitor: Visitor, shop: typeof open, href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://shop')
  const asked = Object.fromEntries(searchParams)
  const target = whereTo(visitor, shop, { pathname, href, search: asked, area: areas[pathname] ?? 'open' })
  if (!target) return 'stays'
  const [search] = Object.entries(target.search ?? {})
  return search ? `${target.to}?${search.join('=')}` : target.to
}

type Row = [who: string, visitor: Visitor, href: string, outcome: string]

describe('while the shop is locked', () => {
  test.each<Row>([
    ['nobody', nobody, '/', '/maintenance-mode'],
    ['nobody', nobody, '/login', '/maintenance-mode'],
    ['nobody', nobody, '/login?ignoreLock=false', '/maintenance-mode'],
    ['nobody', nobody, '/search?ignoreLock=true', '/maintenance-mode'],
    ['nobody', nobody, '/imprint', '/maintenance-mode'],
    ['nobody', nobody, '/landing-page', '/maintenance-mode'],
    ['a guest', guest, '/search', '/maintenance-mode'],
    ['nobody', nobody, '/login?ignoreLock=true', 'stays'],
    ['nobody', nobody, '/maintenance-mode', 'stays'],
    ['a customer', customer, '/search', 'stays'],
    ['a customer', customer, '/maintenance-mode', 'stays'],
  ])('%s: %s', (_who, visitor, href, outcome) => expect(go(visitor, locked, href)).toBe(outcome))
})

describe('without automatic guest mode', () => {
  test.each<Row>([
    ['nobody', nobody, '/', '/login'],
    ['nobody', nobody, '/search?q=fliese', '/login?redirect=/search?q=fliese'],
    ['a guest', guest, '/search', '/login?redirect=/search'],
    ['nobody', nobody, '/login', 'stays'],
    ['nobody', nobody, '/forgot-password', 'stays'],
    ['nobody', nobody, '/registration', 'stays'],
    ['nobody', nobody, '/terms', 'stays'],
    ['nobody', nobody, '/imprint', 'stays'],
    ['nobody', nobody, '/landing-page', 'stays'],
    ['nobody', nobody, '/maintenance-mode', '/'],
    ['a customer', customer, '/search', 'stays'],
  ])('%s: %s', (_who, visitor, href, outcome) => expect(go(visitor, closed, href)).toBe(outcome))
})

describe('where a login is required', () => {
  test.each<Row>([
    ['nobody', nobody, '/comparison', '/login?redirect=/comparison'],
    ['a guest', guest, '/myaccount', '/login?redirect=/myaccount'],
    ['a guest', guest, '/login-accept-terms?redirect=/search', '/login?redirect=/search'],
    ['nobody', nobody, '/staff', '/login?redirect=/staff'],
    ['a customer', customer, '/staff', '/?closed=staff'],
    ['a guest', guest, '/search', 'stays'],
    ['a customer', customer, '/myaccount', 'stays'],
    ['a clerk', clerk, '/staff', 'stays'],
  ])('%s: %s', (_who, visitor, href, outcome) => expect(go(visitor, open, href)).toBe(outcome))
})

describe('after the login', () => {
  test.each<Row>([
    ['a customer', customer, '/login', '/'],
    ['a customer', customer, '/login?redirect=/search', '/'],
    ['a customer', customer, '/login-adma', '/'],
    ['a customer', customer, '/login-accept-terms', '/'],
    ['a customer', customer, '/maintenance-mode', '/'],
    ['who has not accepted the terms', newcomer, '/', '/login-accept-terms'],
    ['who has not accepted the terms', newcomer, '/search', '/login-accept-terms?redirect=/search'],
    ['who has not accepted the terms', newcomer, '/staff', '/login-accept-terms?redirect=/staff'],
    ['who has not accepted the terms', newcomer, '/terms', 'stays'],
    ['who has not accepted the terms', newcomer, '/login-accept-terms', 'stays'],
    ['field sales without customer', pendingAdma, '/search', '/login-adma?redirect=/search'],
    ['field sales without customer', pendingAdma, '/myaccount', '/login-adma?redirect=/myaccount'],
    ['field sales without customer', pendingAdma, '/imprint', 'stays'],
    ['field sales without customer', pendingAdma, '/login-adma', 'stays'],
    ['field sales with a customer', adma, '/login-adma', 'stays'],
    ['field sales with a customer', adma, '/search', 'stays'],
  ])('%s: %s', (_who, visitor, href, outcome) => expect(go(visitor, open, href)).toBe(outcome))
})

describe('redirect', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/a\nb',
    'javascript:alert(1)',
    'search',
    '',
    undefined,
    ['/search'],
    '/login?redirect=/login',
    '/login-adma',
  ])('refuses %j', (redirect) => expect(ownPath(redirect)).toBeUndefined())

  test.each(['/', '/search?q=a%20b', '/p/4711/fliese', '/logins'])('keeps %j', (redirect) =>
    expect(ownPath(redirect)).toBe(redirect),
  )
})
