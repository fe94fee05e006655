import type { z } from 'zod'
import type { Code } from './codes.ts'
import type { Permission } from './permissions.ts'

/**
 * Who may call an event:
 * - `open`: everybody, also while the shop is locked or a step after the login is pending;
 * - `pending`: signed in, also before terms, new password or customer choice are done;
 * - `guest`: everybody who may use the shop: guests where automatic guest mode is on, and signed-in users;
 * - `signed-in`: signed in, all steps done; also staff, who act for no customer;
 * - `user`: signed in, all steps done, acting for a customer;
 * - `{permission}`: as `user`, holding it;
 * - `{staff}`: the wholesaler's staff; an administrator may do what a clerk may.
 */
export type Access =
  | 'open'
  | 'pending'
  | 'guest'
  | 'signed-in'
  | 'user'
  | { readonly permission: Permission }
  | { readonly staff: StaffRole }

export type StaffRole = 'clerk' | 'admin'

export type EventDefinition = {
  readonly method: 'GET' | 'POST'
  readonly access: Access
  /** A POST that only reads: it needs no transaction. */
  readonly readOnly?: true
  /** What it does, for the API description. */
  readonly summary: string
  readonly input: z.ZodObject
  readonly output: z.ZodObject
  /**
   * Fields that are refused with a code of their own where they are missing or wrong (specification section 8), instead
   * of as wrong fields.
   */
  readonly fieldCodes?: Readonly<Record<string, Code>>
  /** The same of fields that are not sent at all; what else is wrong with them is told as usual. */
  readonly missingCodes?: Readonly<Record<string, Code>>
  /** Codes the use case itself may refuse with; the common ones of every event are not repeated. */
  readonly errors: readonly Code[]
}

export type Events = Readonly<Record<string, EventDefinition>>

export type Resource<E extends Events = Events> = {
  readonly name: string
  readonly events: E
  /** Bytes a request body may have where files travel in it; otherwise the usual limit holds. */
  readonly largestBody?: number
}

/** Declares a resource: everything its events take, give and refuse, said once for server, browser and API description. */
export function defineResource<const E extends Events>(
  name: string,
  events: E,
  options: Pick<Resource, 'largestBody'> = {},
): Resource<E> {
  return { name, events, ...options }
}

/** What a caller sends (wire shape, without `event`). */
export type Input<R extends Resource, K extends keyof R['events']> = z.input<R['events'][K]['input']>
/** What a caller gets beside the envelope. */
export type Output<R extends Resource, K extends keyof R['events']> = z.input<R['events'][K]['output']>
/** What a use case is handed: the parsed input. */
export type Parsed<R extends Resource, K extends keyof R['events']> = z.output<R['events'][K]['input']>
/** What a use case returns. */
export type Result<R extends Resource, K extends keyof R['events']> = z.output<R['events'][K]['output']>
/** The codes an event declares. */
export type ErrorOf<R extends Resource, K extends keyof R['events']> = R['events'][K]['errors'][number]
