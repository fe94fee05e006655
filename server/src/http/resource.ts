import type { FieldErrors } from '@shop/contract/answer'
import type { EventDefinition, Resource } from '@shop/contract/define-resource'
import type { Config } from '#server/config.ts'
import type { Services } from '#server/adapters/services.ts'
import type { Db } from '#server/db/connection.ts'
import { keptReads } from '#server/db/kept-reads.ts'
import { refusalFor } from './access.ts'
import { failure, type HttpAnswer, ok, refused, writtenAnswer, wrongFields } from './answers.ts'
import {
  type Actor,
  type Context,
  type Handlers,
  type Language,
  type RequestFacts,
  type ShopState,
  notYet,
} from './context.ts'
import { readInput } from './read-input.ts'
import { InvalidFields, Refusal, declaredData, fail, invalid } from './refusal.ts'

/** A call of the API, by HTTP or in process from the page rendering. */
export type Call = {
  resource: string
  method: 'GET' | 'POST'
  payload: Record<string, unknown>
  /** Customer the page was rendered for (`x-kunnr`); undefined for clients that do not say. */
  expectedKunnr: string | undefined
  /** User the page was rendered for, encoded as in an address (`x-user`); undefined as above. */
  expectedUser: string | undefined
  visitor: Visitor
}

/** Who asks and how; the actor is read once per request. */
export type Visitor = { actor: Actor; shop: ShopState; language: Language; request: RequestFacts }

export type Dispatch = (call: Call) => Promise<HttpAnswer>

type AnyUseCase = (input: object, context: Context) => Promise<object | Buffer>
type Entry = {
  event: EventDefinition
  handler: AnyUseCase | typeof notYet
  kept: Kept | undefined
}

/**
 * Under which name the answer to the same input may be kept until something in the change log changes: it names
 * everything besides the input that the answer depends on. undefined for an answer that is not kept.
 */
export type KeptAs = (
  context: Pick<Context, 'db' | 'actor' | 'language' | 'today' | 'services'>,
) => Promise<string | undefined>

/** How the answers of a reading event are kept; `again` is told of a kept answer that is given once more. */
export type Kept = {
  as: KeptAs
  again?: (input: never, context: Omit<Parameters<KeptAs>[0], 'db'>) => void
}

export type Registration = {
  resource: Resource
  handlers: Readonly<Record<string, unknown>>
  kept: Readonly<Record<string, Kept | undefined>>
}

/**
 * Pairs a resource with its handlers; `tsc` refuses a missing handler or a wrong payload. `kept`: reading events whose
 * answers are kept.
 */
export function serve<R extends Resource>(
  resource: R,
  handlers: Handlers<R>,
  kept: { readonly [K in keyof R['events']]?: Kept } = {},
): Registration {
  return { resource, handlers, kept }
}

/** Whether a page for this customer and user is the actor's; clients that do not say are believed. */
const isMadeFor = (actor: Actor, kunnr: string | undefined, user: string | undefined): boolean =>
  (kunnr === undefined || kunnr === actor.kunnr) &&
  (user === undefined || user === encodeURIComponent(actor.user?.userId ?? ''))

type Surroundings = {
  db: Db
  /** For what must stay when a write is refused; never the pool the transactions come from. */
  outside: Db
  config: Config
  services: Services
  now: () => Date
  today: (now: Date) => string
  onBug: (error: unknown, requestId: string) => void
}

/**
 * Builds the one way into every event: find it, check access, parse the input, run the use case (a write in one
 * transaction), let only declared fields leave.
 */
export function createDispatch(registrations: readonly Registration[], around: Surroundings): Dispatch {
  const entries = new Map<string, Entry>()
  for (const { resource, handlers, kept } of registrations) {
    for (const [name, event] of Object.entries(resource.events)) {
      entries.set(`${event.method} ${resource.name} ${name}`, {
        event,
        handler: handlers[name] as Entry['handler'],
        kept: kept[name],
      })
    }
  }

  return async ({ resource, method, payload, expectedKunnr, expectedUser, visitor }) => {
    const { actor, shop, language, request } = visitor
    const { event: name, ...rest } = payload
    const entry = entries.get(`${method} ${resource} ${typeof name === 'string' ? name : ''}`)
    if (entry === undefined) return refused('UNKNOWN_EVENT', language)
    const { event, handler, kept } = entry

    const denied = refusalFor(event.access, actor, shop)
    if (denied !== undefined) return refused(denied.code, language, {}, denied.http)
    if (event.access !== 'open' && !isMadeFor(actor, expectedKunnr, expectedUser)) {
      // A customer's page whose session is over meets a guest: nobody has switched, the login is gone.
      if (actor.user === undefined) return refused('NO_AUTHORIZATION', language, {}, 401)
      return refused('CONTEXT_CHANGED', language, { kunnr: actor.kunnr })
    }
    const read = readInput(event.input, rest)
    if ('wrong' in read) return wrongInput(event, read.wrong, language)
    const { input } = read
    if (handler === notYet) return refused('NOT_IMPLEMENTED', language)

    const now = around.now()
    const { config, services, outside } = around
    const shared = {
      outside,
      actor,
      shop,
      language,
      now,
      today: around.today(now),
      config,
      services,
      request,
    }
    const run = async (db: Db): Promise<HttpAnswer> => {
      const result = await handler(input, { db, ...shared, fail, invalid })
      if (Buffer.isBuffer(result)) return writtenAnswer(result)
      return ok(event.output.encode(result as never))
    }
    let isWritten = false
    try {
      if (method === 'GET' || event.readOnly === true) {
        const view = await kept?.as({ db: around.db, ...shared })
        if (view === undefined) return await run(around.db)
        return await fromMemory(
          around.db,
          `${resource} ${String(name)} ${view} ${JSON.stringify(input)}`,
          () => run(around.db),
          () => kept?.again?.(input as never, shared),
        )
      }
      const answer = await around.db.transaction(async (tx) => {
        const made = await run(tx)
        isWritten = true
        return made
      })
      // What staff write here shows here at once; other nodes follow the change log.
      if (typeof event.access === 'object' && 'staff' in event.access) keptReads(around.db)?.forgetAll()
      return answer
    } catch (error) {
      if (error instanceof Refusal) return refused(error.code, language, declaredData(error))
      if (error instanceof InvalidFields) return wrongFields(error.fields, language)
      around.onBug(error, request.id)
      // Of what was lost while it was committed nobody knows: it must not be sent again unseen.
      if (isWritten) return refused('TECHNICAL_ERROR', language, { requestId: request.id })
      return failure(error, language, request.id)
    }
  }
}

/** Fields with a code of their own come before the others. */
function wrongInput(
  { fieldCodes = {}, missingCodes = {} }: EventDefinition,
  fields: FieldErrors,
  language: Language,
): HttpAnswer {
  const missing = Object.entries(missingCodes).filter(([field]) => fields[field] === 'REQUIRED')
  const wrong = Object.entries(fieldCodes).filter(([field]) => field in fields)
  const [code] = [...wrong, ...missing].map(([, code]) => code)
  return code === undefined ? wrongFields(fields, language) : refused(code, language, { fields })
}

/** The answer from memory where reads are kept, ready-made; else anew. */
async function fromMemory(
  db: Db,
  name: string,
  make: () => Promise<HttpAnswer>,
  again: () => void,
): Promise<HttpAnswer> {
  const reads = keptReads(db)
  if (reads === undefined) return make()
  let isMade = false
  const sent = await reads.answer(name, async () => {
    isMade = true
    const made = await make()
    return made.sent ?? Buffer.from(JSON.stringify(made.body))
  })
  if (!isMade) again()
  return writtenAnswer(sent)
}
