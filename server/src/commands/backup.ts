import path from 'node:path'
import { readConfig } from '../config.ts'
import { backupEmbedded } from '../db/backup.ts'
import { startEmbedded } from '../db/embedded.ts'

/** `npm run backup -- FOLDER`: copies the embedded database while the shop runs. Start a shop on it by DATA_DIR=FOLDER. */
const config = readConfig(process.env)
const [target] = process.argv.slice(2)
if (target === undefined) {
  console.error('Say where to: npm run backup -- FOLDER')
  process.exit(2)
}
if (config.databaseUrl !== undefined) {
  console.error(
    'This backs up the embedded database. For the one of DATABASE_URL use pg_dump or your provider (docs/how-to/run-in-production.md).',
  )
  process.exit(2)
}
const embedded = await startEmbedded(config.dataDir)
try {
  await backupEmbedded(embedded.url, path.resolve(target))
  console.log(`The backup is complete: ${target}`)
} finally {
  // A server that was already running belongs to a shop, which goes on.
  if (!embedded.adopted) await embedded.stop()
}
