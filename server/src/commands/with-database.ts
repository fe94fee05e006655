import { type Config, readConfig } from '../config.ts'
import { type Clock, databaseClock } from '../db/clock.ts'
import { type Db, connect } from '../db/connection.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { makeDataDir } from '../places.ts'
import { terminalText } from '../terminal-text.ts'
import { dayIn } from '../today.ts'
import { asCommand, type Help } from './as-command.ts'

/** What a command works with. */
export type CommandContext = {
  db: Db
  config: Config
  now: () => Date
  /** The wholesaler's calendar day, YYYY-MM-DD. */
  today: string
  print: (line: string) => void
}

/**
 * Runs a command on the shop's database, migrated; its number becomes the exit code. A running shop goes on.
 *
 * @param help.misuse what is wrong with the words of the command: they are told with exit code 2 before anything is
 * touched, for whoever only asks how a command is called wants no database made
 */
export function withDatabase(
  command: (context: CommandContext) => Promise<number>,
  { misuse, ...help }: Help & { misuse: string | undefined },
): Promise<void> {
  return asCommand(async () => {
    if (misuse !== undefined) {
      console.error(terminalText(misuse))
      return 2
    }
    const config = readConfig(process.env)
    await makeDataDir(config.dataDir)
    const embedded = config.databaseUrl === undefined ? await startEmbedded(config.dataDir) : undefined
    const url = config.databaseUrl ?? embedded?.url ?? ''
    try {
      const ahead = await migrateDatabase(url)
      if (ahead !== '') console.error(ahead)
      const connection = connect(url)
      try {
        return await withClock(connection.db, ({ now }) =>
          command({
            db: connection.db,
            config,
            now,
            today: dayIn(config.timeZone)(now()),
            print: (line) => console.log(terminalText(line)),
          }),
        )
      } finally {
        await connection.close()
      }
    } finally {
      // A server that was already running belongs to a shop, which goes on.
      if (embedded?.adopted === false) await embedded.stop()
    }
  }, help)
}

/** Commands go by the clock the shop goes by: what they write is read there, and the price of a day begins on its day. */
async function withClock<Done>(db: Db, work: (clock: Clock) => Promise<Done>): Promise<Done> {
  const clock = await databaseClock(db)
  try {
    return await work(clock)
  } finally {
    clock.stop()
  }
}
