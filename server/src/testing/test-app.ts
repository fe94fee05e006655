import type { Input, Output, Resource } from '@shop/contract/define-resource'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { test as base } from 'vitest'
import { buildApp } from '../app.ts'
import { openSession } from '../capabilities/sessions/public.ts'
import { type Config, readConfig } from '../config.ts'
import { type Connection, type Db, connect } from '../db/connection.ts'
import { cloneDatabase } from './databases.ts'
import { testServices } from './services.ts'
import { testServer } from './test-server.ts'

/** The moment tests run in: a Wednesday morning without holidays around it. */
export const testNow = new Date('2026-03-11T09:00:00Z')

export const testConfig = (overrides: Partial<Config> = {}): Config => ({
  ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error' }),
  demo: false,
  ...overrides,
})

/** Who sends a request: a cookie (see `signIn`), or nobody. */
export type Sender = {
  cookie?: string | undefined
  kunnr?: string | undefined
  /** User id of the page, as `kunnr` its customer. */
  user?: string | undefined
  language?: 'de' | 'en' | undefined
}

export type Shop = {
  app: FastifyInstance
  db: Db
  now: () => Date
  /** SQL statements sent since the last call of `countStatements`. */
  countStatements: () => number
  /** Calls an event and gives HTTP status and answer; the answer's data is typed by the contract. */
  call: <R extends Resource, K extends keyof R['events'] & string>(
    resource: R,
    event: K,
    input: Input<R, K>,
    sender?: Sender,
  ) => Promise<{ http: number; body: Answered<Output<R, K>>; headers: Record<string, unknown> }>
}

/** An answer as tests read it: envelope plus the data an OK answer carries. */
export type Answered<Data> = Data & {
  status: 'OK' | 'ERROR' | 'WARNING'
  code: string
  message: string
  fields?: Record<string, string>
}

/**
 * Vitest's `test` with a shop. `shop`: the real app on a real database, in one transaction that is rolled back after
 * the test. `committed`: the same with a database of its own and real commits, for concurrency, outbox and recovery.
 */
export const test = base
  .extend('client', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const database = await cloneDatabase(
      testServer(),
      // A test that extends this one sets the worker up once more: each has a database of its own.
      `w${process.pid}_${Math.random().toString(36).slice(2, 8)}`,
    )
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    onCleanup(async () => {
      await client.end()
      await database.drop()
    })
    return client
  })
  .extend('shop', async ({ client }, { onCleanup }) => {
    const opened = Promise.withResolvers<Db>()
    const held = Promise.withResolvers<never>()
    const counter = statementCounter()
    // One Drizzle transaction is held open: the use cases' own transactions become savepoints in it.
    const ended = drizzle({ client, casing: 'snake_case', logger: counter.logger })
      .transaction((tx) => {
        opened.resolve(tx)
        return held.promise
      })
      .catch(() => undefined)
    const db = await opened.promise
    const app = await buildApp({ config: testConfig(), db, services: testServices(), now: () => testNow })
    onCleanup(async () => {
      await app.close()
      held.reject(new Error('rolled back'))
      await ended
    })
    return shopOf(app, db, counter.take)
  })
  .extend('committed', async ({}, { onCleanup }) => {
    const database = await cloneDatabase(
      testServer(),
      `c${process.pid}_${Date.now()}_${Math.random().toString(36).slice(2, 8)}`,
    )
    const counter = statementCounter()
    const connection: Connection = connect(database.url, { logger: counter.logger })
    const app = await buildApp({
      config: testConfig(),
      db: connection.db,
      outside: connection.outside,
      services: testServices(),
      now: () => testNow,
    })
    onCleanup(async () => {
      await app.close()
      await connection.close()
      await database.drop()
    })
    return { ...shopOf(app, connection.db, counter.take), url: database.url }
  })

function statementCounter() {
  let count = 0
  const take = () => {
    const sent = count
    count = 0
    return sent
  }
  return { logger: { logQuery: () => void count++ }, take }
}

/** Wraps an app for tests; also for tests that build their own with other services or configuration. */
export function shopOf(app: FastifyInstance, db: Db, countStatements: () => number = () => 0): Shop {
  return {
    app,
    db,
    now: () => testNow,
    countStatements,
    call: async (resource, event, input, sender = {}) => {
      const definition = resource.events[event]
      const headers = {
        'accept-language': sender.language ?? 'de',
        ...(sender.cookie !== undefined && { cookie: sender.cookie }),
        ...(sender.kunnr !== undefined && { 'x-kunnr': sender.kunnr }),
        ...(sender.user !== undefined && { 'x-user': encodeURIComponent(sender.user) }),
      }
      const url = `/api/${resource.name}`
      const response =
        definition?.method === 'GET'
          ? await app.inject({ method: 'GET', url, headers, query: queryOf({ event, ...input }) })
          : await app.inject({ method: 'POST', url, headers, payload: { event, ...input } })
      return { http: response.statusCode, body: response.json(), headers: response.headers }
    },
  }
}

function queryOf(input: Record<string, unknown>): Record<string, string | string[]> {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
  )
}

/** A session for a built user, as the cookie his browser would send. */
export async function signIn(shop: Shop, user: { userId: string; kunnr: string }): Promise<Sender> {
  let token = ''
  const request = {
    id: 'test',
    address: '127.0.0.1',
    userAgent: 'test',
    token: '',
    setCookie: (_: string, value: string) => void (token = value),
  }
  await openSession({ db: shop.db, now: shop.now(), request, config: testConfig() }, user)
  return { cookie: `shop=${token}`, kunnr: user.kunnr }
}
