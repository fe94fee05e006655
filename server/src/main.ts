import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { connect } from './db/connection.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrateDatabase } from './db/migrate.ts'
import { offlineSearch } from './testing/offline-search.ts'

const config = readConfig(process.env)
const embedded = config.databaseUrl === undefined ? await startEmbedded(config.dataDir) : undefined
const url = config.databaseUrl ?? embedded?.url ?? ''
await migrateDatabase(url)
const connection = connect(url)
const app = await buildApp({ config, db: connection.db, services: { search: offlineSearch() }, pages: true })
await app.listen({ port: config.port, host: config.host })
console.log(`The shop is open: http://${config.host}:${config.port}${config.basePath}`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    void app
      .close()
      .then(() => connection.close())
      .then(() => embedded?.stop())
      .then(() => process.exit(0))
  })
}
