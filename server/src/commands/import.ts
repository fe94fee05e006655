import { runImportCommand } from '../capabilities/imports/public.ts'
import { readConfig } from '../config.ts'
import { connect } from '../db/connection.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { dayIn } from '../today.ts'

const config = readConfig(process.env)
const embedded = config.databaseUrl === undefined ? await startEmbedded(config.dataDir) : undefined
const url = config.databaseUrl ?? embedded?.url ?? ''
await migrateDatabase(url)
const connection = connect(url)
try {
  process.exitCode = await runImportCommand(process.argv.slice(2), {
    db: connection.db,
    now: () => new Date(),
    today: dayIn(config.timeZone)(new Date()),
    print: (line) => console.log(line),
  })
} finally {
  await connection.close()
  // A server that was already running belongs to a shop, which goes on.
  if (embedded?.adopted === false) await embedded.stop()
}
