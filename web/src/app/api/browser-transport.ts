import { ApiError } from './api-error.ts'
import { notice } from './notices.ts'
import type { Transport } from './transport.ts'

export interface PageContext {
  /** With leading and trailing slash. */
  basePath: string
  /** The customer the page was rendered for. */
  kunnr: string
  /** And the user, by the id of the session's answer; '' for a guest. */
  user: string
  /** The build the page came with. */
  build: string
  /** Whether the page was rendered for somebody signed in; staff are without a customer, too. */
  isSignedIn: () => boolean
}

/**
 * Calls over HTTP. Every call names user and customer on screen; once an answer says that the session has others,
 * nothing is written any more until the page is loaded anew.
 */
export function browserTransport({ basePath, kunnr, user, build, isSignedIn }: PageContext): Transport {
  return async (resource, method, payload) => {
    if (method === 'POST') {
      if (notice.contextChanged.isOn()) throw failed('CONTEXT_CHANGED')
      if (/^(session|basket)$/.test(resource) && !takesCookies()) throw failed('COOKIES_REFUSED')
    }
    const pageOf = { 'x-kunnr': kunnr, 'x-user': encodeURIComponent(user) }
    const isRead = method === 'GET' || /^(search|materialmaster)$/.test(resource)
    const response = await send(`${basePath}api/${resource}`, method, payload, {
      headers: pageOf,
      ...(isRead && { signal: AbortSignal.timeout(patience) }),
    })
    const current = response.headers.get('x-build')
    if (current !== null && current !== build) notice.updated.raise()
    const said = await readJson(response)
    const answer =
      payload.event === 'GET_SESSION'
        ? asThisVisitor(said, kunnr, user, isSignedIn())
        : withoutLogin(response.status, said, isSignedIn())
    if (codeOf(answer) === 'CONTEXT_CHANGED') notice.contextChanged.raise()
    return answer
  }
}

/**
 * In milliseconds: what is read comes sooner on the slowest line, or not at all. What is written is never given up, for
 * it may have been done.
 */
const patience = 30_000

async function send(
  address: string,
  method: string,
  payload: Record<string, unknown>,
  options: { headers: object; signal?: AbortSignal },
) {
  const headers = { accept: 'application/json', ...options.headers }
  try {
    if (method === 'GET') return await fetch(`${address}?${queryOf(payload)}`, { ...options, headers })
    const body = JSON.stringify(payload)
    return await fetch(address, {
      ...options,
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      // What was written reaches the shop even when the page is closed at the same moment; browsers allow 64 KiB.
      keepalive: body.length < 30_000,
    })
  } catch (error) {
    throw lost(error)
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    // A proxy says in its own words that the shop behind it is away; or the line broke in the middle of the answer.
    if (response.status > 501 || !(error instanceof SyntaxError)) throw lost(error)
    throw failed('UNEXPECTED_ANSWER')
  }
}

/** @param error of a call that was given up: whoever waits has waited long enough for it to be tried again unseen */
const lost = (error: unknown) =>
  failed('OFFLINE', { isLate: error instanceof Error && error.name === 'TimeoutError' })

/** Flags travel as 'X' (specification section 7), lists as repeated parameters, what is undefined not at all. */
export function queryOf(payload: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(payload)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === true) query.append(name, 'X')
      else if (typeof one === 'string' || typeof one === 'number') query.append(name, String(one))
    }
  }
  return query
}

/**
 * The session is told to everybody, so this event does not refuse another visitor: the page has to, or it would name
 * one customer over the prices of another.
 */
function asThisVisitor(answer: unknown, kunnr: string, user: string, signedIn: boolean): unknown {
  if (!isRecord(answer) || answer.status !== 'OK') return answer
  if (signedIn && answer.isLoggedIn === false) return { status: 'ERROR', code: 'SESSION_ENDED', message: '' }
  const isHis = answer.kunnr === kunnr && answer.userId === user
  return isHis ? answer : { status: 'ERROR', code: 'CONTEXT_CHANGED', message: '' }
}

/** A refusal for want of a login is told as that, and whoever was signed in reads that his session is over. */
function withoutLogin(http: number, answer: unknown, signedIn: boolean): unknown {
  if (http !== 401 || !isRecord(answer) || answer.code !== 'NO_AUTHORIZATION') return answer
  return { ...answer, code: signedIn ? 'SESSION_ENDED' : 'LOGIN_REQUIRED' }
}

const codeOf = (answer: unknown) => (isRecord(answer) ? answer.code : undefined)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const failed = (code: string, data = {}) => new ApiError({ code, message: '', fields: {}, data })

/** What was kept tells; where nothing was, one that lasts for this moment. Some browsers say yes and keep none. */
function takesCookies(): boolean {
  if (document.cookie !== '') return true
  document.cookie = 'kept=1'
  const isKept = document.cookie !== ''
  document.cookie = 'kept=; max-age=0'
  return isKept
}
