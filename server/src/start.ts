import path from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { configuredErp } from './adapters/erp/erp.ts'
import { chooseMail } from './adapters/mail/choose-mail.ts'
import type { Services } from './adapters/services.ts'
import { chooseSearch } from './adapters/search-engine/choose-search.ts'
import { buildApp } from './app.ts'
import { forgetChanged, removeRestored } from './capabilities/changes/public.ts'
import { fillTiles } from './capabilities/catalogue/public.ts'
import { giveUpLeftBehind } from './capabilities/imports/public.ts'
import { keepIndex } from './capabilities/search/public.ts'
import type { Config } from './config.ts'
import { databaseClock } from './db/clock.ts'
import { type Db, connect } from './db/connection.ts'
import { type EmbeddedServer, startEmbedded } from './db/embedded.ts'
import { startDemoPortal } from './demo/portal/start-demo-portal.ts'
import { keepReadsOf } from './db/kept-reads.ts'
import { hasForeignData, loadDemo, refuseDemoUsers, demoLogins } from './demo/load-demo.ts'
import { keepRunning } from './db/keep-running.ts'
import { migrateDatabase } from './db/migrate.ts'
import { watchOutages } from './db/outages.ts'
import { holdDataDirectory } from './db/single-shop.ts'
import { makeDataDir, refuseTakenPort } from './places.ts'
import { tellSearchState } from './search-state.ts'
import { dayIn } from './today.ts'
import { removedRows } from './http/removed-rows.ts'
import { startWorkers } from './workers.ts'

export type StartedShop = {
  app: FastifyInstance
  /** Address with base path. */
  url: string
  /** Finishes open requests and work under way, then stops everything that was started. May be called twice. */
  stop: () => Promise<void>
  /** Stops nothing but the database of its own, for a shop that does not come to its end. */
  stopDatabase: () => Promise<void>
}

/**
 * Starts the shop with everything it needs: database, migrations, demo, server, search index, workers. Throws an Error
 * that says what is in the way, and leaves no database of its own running.
 * @param signal gives the start up; the process has to end then, for what is under way goes on until it meets its end
 */
export async function startShop(
  given: Config,
  say: (line: string) => void,
  signal?: AbortSignal,
): Promise<StartedShop> {
  await refuseTakenPort(given)
  await makeDataDir(given.dataDir)
  const embedded = given.databaseUrl === undefined ? await startEmbedded(given.dataDir) : undefined
  try {
    return await Promise.race([openShop(given, embedded, say), givenUp(signal)])
  } catch (error) {
    // One that was taken over may be another shop's.
    if (embedded?.adopted === false) await embedded.stop()
    throw error
  }
}

/** Fails as soon as the start is given up. */
function givenUp(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(new Error('The start was ended.'))
    if (signal?.aborted === true) fail()
    else signal?.addEventListener('abort', fail, { once: true })
  })
}

async function openShop(
  given: Config,
  embedded: EmbeddedServer | undefined,
  say: (line: string) => void,
): Promise<StartedShop> {
  const config = { ...given }
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  if (embedded !== undefined) await holdDataDirectory(embedded.url)
  const ahead = await migrateDatabase(databaseUrl)
  const connection = connect(databaseUrl)
  const { db } = connection
  await removeRestored(db)
  // The embedded database has one shop, this one.
  if (embedded !== undefined) await giveUpLeftBehind(db)
  const clock = await databaseClock(db)
  const { now } = clock
  const today = dayIn(config.timeZone)
  await prepareDemo(db, config, now, say)
  const demoPortal = config.demo && !config.portal ? await startDemoPortal(db, config, say) : undefined
  config.portal ??= demoPortal?.settings
  let log: FastifyBaseLogger | undefined
  const searchState = tellSearchState()
  const services: Services = {
    search: chooseSearch(config, searchState.onState),
    searchPlace: {},
    erp: configuredErp(config, now),
    mail: chooseMail(config),
  }
  const outages = watchOutages(db, (cause) => {
    if (cause) log?.error({ err: cause }, 'the database does not answer; it is tried again each second')
    else log?.warn('the database answers again')
  })
  const isOutage = outages.has
  const { outside } = connection
  const app = await buildApp({ config, db, outside, services, isOutage, pages: true, now })
  log = app.log
  searchState.to(log)
  if (ahead !== '') log.warn(ahead)
  const failed = (what: string) => (error: unknown) => {
    if (!isOutage(error)) app.log.error({ err: error }, what)
  }
  const stopDatabase =
    embedded &&
    keepRunning(embedded, config.dataDir, (what, error) =>
      app.log.error({ ...(error !== undefined && { err: error }) }, what),
    )

  const stopForgetting = forgetChanged({
    db,
    kept: keepReadsOf(db),
    onError: failed('the change log could not be read'),
  })
  const stopWorkers = startWorkers({
    connection,
    config,
    services,
    now,
    onError: failed('work in the background failed'),
    tell: (what, counts) => {
      app.log.info(counts, what)
      for (const [kind, count] of Object.entries(counts)) removedRows.inc({ kind }, count)
    },
  })
  await app.listen({ port: config.port, host: config.host })
  // The index is made beside serving; until it is there the search says that it is building.
  const stopFollowing = keepIndex({
    db,
    databaseUrl,
    engine: services.search,
    place: services.searchPlace,
    today: () => today(now()),
    shared: config.solrUrl !== undefined,
    file: path.join(config.dataDir, 'search', 'index'),
    onError: failed('the search could not follow the catalogue'),
  })
  const stopFilling = fillTiles({
    db,
    config,
    today: () => today(now()),
    onError: failed('tiles could not be read beforehand'),
  })
  const url = `${addressOf(app, config)}${config.basePath}`
  say(`The shop is open: ${url}`)
  if (config.demo) say(`Demo logins, password Fliese60x120!: ${demoLogins().join(', ')}`)

  let stopping: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    await app.close()
    await stopFilling()
    await stopWorkers()
    await stopForgetting()
    await stopFollowing()
    await services.search.close()
    outages.stop()
    clock.stop()
    await demoPortal?.close()
    await connection.close()
    await stopDatabase?.()
  }
  return {
    app,
    url,
    stop: () => (stopping ??= stop()),
    stopDatabase: async () => stopDatabase?.(),
  }
}

/** Loads the demo wholesaler, or makes sure that a real shop has none of his users. */
async function prepareDemo(
  db: Db,
  config: Config,
  now: () => Date,
  say: (line: string) => void,
): Promise<void> {
  if (!config.demo) return refuseDemoUsers(db)
  if (await hasForeignData(db)) return
  await loadDemo(db, { now, today: dayIn(config.timeZone)(now()), say })
}

function addressOf(app: FastifyInstance, config: Config): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  return `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
}
