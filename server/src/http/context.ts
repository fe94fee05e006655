import type { FieldErrors } from '@shop/contract/answer'
import type { Code } from '@shop/contract/codes'
import type { ErrorOf, Parsed, Resource, Result, StaffRole } from '@shop/contract/define-resource'
import type { Permission } from '@shop/contract/permissions'
import type { RefusalData } from '@shop/contract/refusal-data'
import type { Services } from '#server/adapters/services.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import type { InvalidFields, Refusal } from './refusal.ts'

export type Language = 'de' | 'en'

/** Who is asking, read anew from the database for every request. */
export type Actor = {
  /** Signed-in user; undefined for guests. */
  user:
    | {
        userId: string
        alias: string
        name: string
        mail: string
        master: boolean
        budgetManager: boolean
        budgetActive: boolean
        isAdma: boolean
        staff: StaffRole | undefined
        acceptedTerms: boolean
        initialPassword: boolean
        addToBasketMode: 1 | 2 | 3
        showNetPrice: boolean
        showAvailability: boolean
      }
    | undefined
  /** Row of the session; undefined for a guest who has none yet. */
  sessionId: string | undefined
  /** Owner of baskets, lists, comparison: `u:` and the user id, or `g:` and the guest session's id. '' for a guest without session. */
  owner: string
  /** Customer the actor acts for; '' for guests and for ADM who has not chosen. */
  kunnr: string
  customerName: string
  /** The customer's branch, '' where none is known. */
  werks: string
  currency: string
  hasSeveralCustomers: boolean
  /** ADM who has not chosen a customer yet: every customer event is refused. */
  admaPending: boolean
  permissions: ReadonlySet<Permission>
  /** What he may find, open and order: articles of these catalogues and, where `open`, all that are not reserved. */
  assortment: { open: boolean; catalogs: readonly string[] }
}

/** State of the shop that staff switch while it runs. */
export type ShopState = {
  locked: boolean
  lockMessage: { de: string; en: string }
  autoGuestActive: boolean
  /** Of guests, and of retail prices in the search. */
  currency: string
  termsVersion: string
}

/** What a use case works with. `C`: the codes its event declares. */
export type Context<C extends Code = never> = {
  /** Of a write: its transaction. */
  readonly db: Db
  /** Outside the transaction: what must stay even when the write is refused (failed attempts). */
  readonly outside: Db
  readonly actor: Actor
  readonly shop: ShopState
  readonly language: Language
  readonly now: Date
  /** The wholesaler's calendar day, YYYY-MM-DD. */
  readonly today: string
  readonly config: Config
  readonly services: Services
  readonly request: RequestFacts
  /** Data that comes along with a code stands in the contract, which describes it. */
  readonly fail: (code: C, data?: RefusalData<C>) => Refusal
  readonly invalid: (fields: FieldErrors) => InvalidFields
}

/** What is known of the HTTP request. */
export type RequestFacts = {
  id: string
  address: string
  userAgent: string
  /** Cookies the answer sets. */
  setCookie: (cookie: 'session' | 'language', value: string) => void
  /** Session token of the request, '' for none. */
  token: string
}

/** A use case: one event, one exported function. */
export type UseCase<R extends Resource, K extends keyof R['events']> = (
  input: Parsed<R, K>,
  context: Context<ErrorOf<R, K>>,
) => Promise<Result<R, K>>

/**
 * A use case that writes its OK answer itself, for large ones: the same bytes as the event's output schema and JSON would
 * give; nothing that the schema refuses may leave.
 */
export type WrittenUseCase<R extends Resource, K extends keyof R['events']> = (
  input: Parsed<R, K>,
  context: Context<ErrorOf<R, K>>,
) => Promise<Buffer>

/** The table event → use case of a resource; `notYet` marks events that are described but not served. */
export type Handlers<R extends Resource> = {
  readonly [K in keyof R['events']]: UseCase<R, K> | WrittenUseCase<R, K> | typeof notYet
}

export const notYet = Symbol('not yet')
