import path from 'node:path'
import { readConfig } from '../config.ts'
import { backupEmbedded } from '../db/backup.ts'
import { holdsDatabase, startEmbedded } from '../db/embedded.ts'
import { asCommand } from './as-command.ts'
import { notInBackup } from './not-in-backup.ts'

const words = process.argv.slice(2)
const usage = 'npm run backup -- FOLDER'
const help = {
  words,
  usage: `${usage}   copies the embedded database while the shop runs, into a folder that is new or empty`,
}

/** `npm run backup -- FOLDER`: copies the embedded database while the shop runs. Start a shop on it by DATA_DIR=FOLDER. */
await asCommand(async () => {
  const config = readConfig(process.env)
  const [target] = words
  if (target === undefined) return wrong(`Say where to: ${usage}`)
  if (target.startsWith('-')) return wrong(`There is no option ${target}: ${usage}`)
  if (config.databaseUrl !== undefined)
    return wrong(
      'This backs up the embedded database. For the one of DATABASE_URL use pg_dump or your provider (docs/how-to/run-in-production.md).',
    )
  if (!(await holdsDatabase(config.dataDir)))
    return wrong(`There is no database in ${config.dataDir}. Set DATA_DIR to the folder of the shop.`)
  const embedded = await startEmbedded(config.dataDir)
  try {
    await backupEmbedded(embedded.url, path.resolve(target))
    console.log(`The backup of the database is complete: ${target}`)
    for (const folder of await notInBackup(config)) console.log(`Not in it, keep it as well: ${folder}`)
    return 0
  } finally {
    // A server that was already running belongs to a shop, which goes on.
    if (!embedded.adopted) await embedded.stop()
  }
}, help)

function wrong(why: string): number {
  console.error(why)
  return 2
}
