import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = { basePath: '/shop/', kunnr: '10001', user: 'jürgen', build: 'b1', isSignedIn: () => true }

/** Notices last as long as the page, so each test gets modules of its own. */
async function aPage(answer: unknown, headers: Record<string, string> = {}, status = 200, given = page) {
  vi.resetModules()
  const { browserTransport } = await import('./browser-transport.ts')
  const { notice } = await import('./notices.ts')
  const fetch = vi.fn((..._request: Parameters<typeof globalThis.fetch>) =>
    Promise.resolve(
      new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { headers, status }),
    ),
  )
  vi.stubGlobal('fetch', fetch)
  return { call: browserTransport(given), notice, fetch }
}

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllGlobals())

test('a lost connection and an answer that is no JSON have codes of their own', async () => {
  const { call, fetch } = await aPage('<html>')
  await expect(call('lists', 'GET', {})).rejects.toMatchObject({ code: 'UNEXPECTED_ANSWER' })
  fetch.mockRejectedValueOnce(new TypeError('failed'))
  await expect(call('lists', 'GET', {})).rejects.toMatchObject({ code: 'OFFLINE' })
})

test('what is read and not answered is given up after half a minute, what is written never', async () => {
  const given = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(late))
  const late = new DOMException('', 'TimeoutError')
  const { call, fetch } = await aPage({ status: 'OK' })
  fetch.mockImplementation(async (_address, init) => {
    init?.signal?.throwIfAborted()
    return Response.json({ status: 'OK' })
  })
  for (const [resource, method] of [['lists', 'GET'] as const, ['search', 'POST'] as const])
    await expect(call(resource, method, {})).rejects.toMatchObject({
      code: 'OFFLINE',
      data: { isLate: true },
    })
  expect(given).toHaveBeenCalledWith(30_000)
  await expect(call('lists', 'POST', { event: 'CREATE_LIST' })).resolves.toEqual({ status: 'OK' })
})

test('an answer that breaks off is a lost connection', async () => {
  const { call, fetch } = await aPage('')
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })
  fetch.mockResolvedValueOnce(new Response(broken))
  await expect(call('lists', 'GET', {})).rejects.toMatchObject({ code: 'OFFLINE', data: { isLate: false } })
})

test('a proxy that says in its own words that the shop is away counts as a lost connection', async () => {
  for (const status of [502, 503, 504]) {
    const { call } = await aPage('<html>Bad Gateway', {}, status)
    await expect(call('lists', 'GET', {})).rejects.toMatchObject({ code: 'OFFLINE' })
  }
})

test('once the session has another customer nothing is written any more', async () => {
  const { call, notice, fetch } = await aPage({ status: 'ERROR', code: 'CONTEXT_CHANGED' })
  await call('lists', 'GET', { event: 'GET_LISTS' })
  expect(notice.contextChanged.isOn()).toBe(true)
  await expect(call('lists', 'POST', { event: 'CREATE_LIST' })).rejects.toMatchObject({
    code: 'CONTEXT_CHANGED',
  })
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('a session of another customer is not taken over by the page', async () => {
  const { call } = await aPage({ status: 'OK', isLoggedIn: true, kunnr: '10002' })
  expect(await call('session', 'GET', { event: 'GET_SESSION' })).toMatchObject({ code: 'CONTEXT_CHANGED' })
})

test('a session of a colleague at the same customer is not taken over either', async () => {
  const session = { status: 'OK', isLoggedIn: true, kunnr: '10001', userId: 'lena' }
  const { call } = await aPage(session)
  expect(await call('session', 'GET', { event: 'GET_SESSION' })).toMatchObject({ code: 'CONTEXT_CHANGED' })
  const own = await aPage({ ...session, userId: 'jürgen' })
  expect(await own.call('session', 'GET', { event: 'GET_SESSION' })).toMatchObject({ status: 'OK' })
})

/** A browser that keeps cookies or says nothing and keeps none. */
function aBrowser({ keeps, kept = '' }: { keeps: boolean; kept?: string }) {
  const written: string[] = []
  const document = {
    get cookie() {
      return keeps && written.length > 0 ? 'kept=1' : kept
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  vi.stubGlobal('document', document)
  return written
}

test('a browser that refuses cookies is told before login and basket come to nothing; reading goes on', async () => {
  const { call, fetch } = await aPage({ status: 'OK' })
  aBrowser({ keeps: false })
  for (const resource of ['session', 'basket'] as const)
    await expect(call(resource, 'POST', {})).rejects.toMatchObject({ code: 'COOKIES_REFUSED' })
  expect(fetch).not.toHaveBeenCalled()
  expect(await call('search', 'POST', { event: 'SEARCH' })).toMatchObject({ status: 'OK' })
})

test('a browser that keeps cookies is asked by one that goes at once, or not at all', async () => {
  const { call } = await aPage({ status: 'OK' })
  const written = aBrowser({ keeps: true })
  await call('basket', 'POST', {})
  expect(written).toEqual(['kept=1', 'kept=; max-age=0'])
  const none = aBrowser({ keeps: true, kept: 'scheme=dark' })
  await call('basket', 'POST', {})
  expect(none).toEqual([])
})

test('the end of the session is told to customers and to staff without one', async () => {
  for (const kunnr of ['10001', '']) {
    const { call } = await aPage({ status: 'OK', isLoggedIn: false, kunnr: '' }, {}, 200, { ...page, kunnr })
    expect(await call('session', 'GET', { event: 'GET_SESSION' })).toMatchObject({ code: 'SESSION_ENDED' })
  }
})

test('a missing login is told as such, or as the end of the session, a missing permission as that', async () => {
  const refusal = { status: 'ERROR', code: 'NO_AUTHORIZATION' }
  const ended = await aPage(refusal, {}, 401)
  expect(await ended.call('settings', 'POST', {})).toMatchObject({ code: 'SESSION_ENDED' })
  const guest = await aPage(refusal, {}, 401, { ...page, kunnr: '', isSignedIn: () => false })
  expect(await guest.call('settings', 'POST', {})).toMatchObject({ code: 'LOGIN_REQUIRED' })
  const forbidden = await aPage(refusal, {}, 403)
  expect(await forbidden.call('settings', 'POST', {})).toMatchObject({ code: 'NO_AUTHORIZATION' })
})

test('every call names customer and user on screen; flags travel as X, lists repeated', async () => {
  const { call, fetch } = await aPage({ status: 'OK' })
  await call('search', 'GET', {
    event: 'SUGGEST',
    fq: ['a', 'b'],
    usercatalog: true,
    fuzzy: false,
    sort: undefined,
  })
  const [address, options] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/shop/api/search?event=SUGGEST&fq=a&fq=b&usercatalog=X')
  expect(options?.headers).toMatchObject({ 'x-kunnr': '10001', 'x-user': 'j%C3%BCrgen' })
})

test('another build is noticed once', async () => {
  const { call, notice } = await aPage({ status: 'OK' }, { 'x-build': 'b2' })
  const told = vi.fn()
  notice.updated.subscribe(told)
  await call('lists', 'GET', {})
  await call('lists', 'GET', {})
  expect(told).toHaveBeenCalledTimes(1)
})
