// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { customerSession, guestSession, shopConfig } from '#web/testing/fake-shop.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { ApiError } from './api/api-error.ts'
import { notice } from './api/notices.ts'
import { followGuards } from './follow-guards.ts'
import { areaOf, guard } from './guard.ts'
import { held } from './held.ts'
import { forgetRefused, keepRefused, lineEdit } from './query/refused-changes.ts'
import { configQuery, type Session } from './shop-queries.ts'
import { watchTyping } from './typed-input.ts'

let session: Session
let shop: typeof shopConfig
let asked: string[]
let loaded: string[]

beforeEach(() => {
  shop = shopConfig
  asked = []
  loaded = []
  held.set(undefined)
})

/** Opens an address for the visitor; what `session` and `shop` become afterwards the open page does not know. */
async function open(path: string, visitor: Session) {
  session = visitor
  const answer = <T>(name: string, data: () => T) => {
    return () => {
      asked.push(name)
      return data()
    }
  }
  const router = await renderScreen(path, {
    session: { GET_SESSION: answer('session', () => session), LOGOUT: answer('logout', () => ({})) },
    misc: { GET_CONFIG: answer('config', () => shop), GET_BRANDS: { index: [], brands: [] } },
  })
  const { queryClient, api } = router.options.context
  const tell = followGuards({ router, queryClient, api, loadWhole: (address) => loaded.push(address) })
  asked = []
  return {
    at: () => router.state.location.href,
    queryClient,
    refuse: (code: string) => tell(new ApiError({ code, message: '', fields: {} })),
  }
}

describe('whoever is refused on an open page goes where the guards lead him by now:', () => {
  test('a guest to the maintenance page, and home when the shop is open again', async () => {
    const page = await open('/brands', guestSession)
    shop = { ...shopConfig, shopLocked: true }
    page.refuse('SHOP_LOCKED')
    await waitFor(() => expect(page.at()).toBe('/maintenance-mode'))
    shop = shopConfig
    await page.queryClient.refetchQueries({ queryKey: configQuery.queryKey })
    await waitFor(() => expect(page.at()).toBe('/'))
  })

  test('a guest to the login when guest mode ends', async () => {
    const page = await open('/brands', guestSession)
    shop = { ...shopConfig, autoGuestActive: false }
    page.refuse('LOGIN_REQUIRED')
    await waitFor(() => expect(page.at()).toBe('/login?redirect=%2Fbrands'))
  })

  test('a customer to new terms', async () => {
    const page = await open('/brands', customerSession)
    session = { ...customerSession, acceptedTerms: false }
    page.refuse('TERMS_NOT_ACCEPTED')
    await waitFor(() => expect(page.at()).toBe('/login-accept-terms?redirect=%2Fbrands'))
  })

  test('field sales whose customer is gone to the choice of one', async () => {
    const forCustomer = { ...customerSession, isAdma: true }
    const page = await open('/brands', forCustomer)
    session = { ...forCustomer, admaPending: true, kunnr: '' }
    page.refuse('CUSTOMER_NOT_SELECTED')
    await waitFor(() => expect(page.at()).toBe('/login-adma?redirect=%2Fbrands'))
    expect(loaded).toEqual([])
  })

  test('a customer with a new initial password to the login, signed out', async () => {
    const page = await open('/brands', customerSession)
    page.refuse('INITIAL_PASSWORD')
    await waitFor(() => expect(loaded).toEqual(['/login?redirect=%2Fbrands&nosession=true']))
    expect(asked).toContain('logout')
  })
})

test('a customer stays while the shop is locked for others', async () => {
  const page = await open('/brands', customerSession)
  shop = { ...shopConfig, shopLocked: true, lockMessage: 'Inventur' }
  await page.queryClient.refetchQueries({ queryKey: configQuery.queryKey })
  expect(await screen.findByText('Inventur')).toBeDefined()
  expect(page.at()).toBe('/brands')
})

test('what is being typed stays, with the reason above it, until the shop is open again', async () => {
  const page = await open('/login', guestSession)
  watchTyping()
  fireEvent.input(await screen.findByLabelText('Benutzername'), { target: { value: 'meister' } })
  shop = { ...shopConfig, shopLocked: true, lockMessage: 'Inventur.' }
  page.refuse('SHOP_LOCKED')
  expect(await screen.findByText(/^Inventur\. Ihre Eingaben stehen noch hier/)).toBeDefined()
  expect(page.at()).toBe('/login')
  shop = shopConfig
  await page.queryClient.refetchQueries({ queryKey: configQuery.queryKey })
  await waitFor(() => expect(screen.queryByText(/^Inventur/)).toBeNull())
})

test('a change of a line that is refused because the session has ended stays, typed or pressed', async () => {
  const page = await open('/brands', customerSession)
  const { queryClient } = page
  const mutation = queryClient.getMutationCache().build<unknown, Error, void, unknown>(queryClient, {
    mutationKey: ['lists', lineEdit],
    mutationFn: () => new Promise(() => {}),
  })
  void mutation.execute()
  page.refuse('SESSION_ENDED')
  expect(loaded).toEqual([])
  queryClient.getMutationCache().clear()
  page.refuse('SESSION_ENDED')
  expect(loaded).toEqual(['/login?redirect=%2Fbrands&nosession=true'])
  loaded = []
  const refused = { change: { quantity: '2' }, why: 'unsaved' } as const
  keepRefused(queryClient, ['lists', '7'], '1', refused)
  page.refuse('SESSION_ENDED')
  expect(loaded).toEqual([])
  forgetRefused(queryClient, ['lists', '7'], '1')
  page.refuse('SESSION_ENDED')
  expect(loaded).toHaveLength(1)
})

test('a refusal the page could foresee, or one of another kind, makes it ask nothing again', async () => {
  shop = { ...shopConfig, autoGuestActive: false }
  const page = await open('/login', guestSession)
  page.refuse('LOGIN_REQUIRED')
  page.refuse('LIST_NOT_FOUND')
  page.refuse('INITIAL_PASSWORD')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked).toEqual([])
})

test('field sales who left the customer in another window get the page anew: nothing on it is theirs', async () => {
  const forCustomer = { ...customerSession, isAdma: true }
  const page = await open('/brands', forCustomer)
  // The session's answer is held back from a page that belongs to another customer.
  notice.contextChanged.raise()
  page.refuse('CUSTOMER_NOT_SELECTED')
  await waitFor(() => expect(loaded).toEqual(['/brands']))
})

test('every layout with a guard says whom it lets in', async () => {
  const { routesById } = await renderScreen('/login', { session: { GET_SESSION: guestSession } })
  const guarded = Object.values(routesById).filter(({ options }) => options.beforeLoad === guard)
  expect(guarded.map(({ id, options }) => [id, areaOf([options])])).toEqual([
    ['/_bare', 'public'],
    ['/_shop/_open', 'open'],
    ['/_shop/_public', 'public'],
    ['/_shop/_signed-in', 'signed-in'],
    ['/_staff', 'staff'],
  ])
})
