import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import { auditCommand } from '../audit/public.ts'
import { type AccessUser, findAccessUser, findByNameOrMail, listUninvited } from '../users/public.ts'
import { mailAccessData } from './access-data.ts'
import { printAccessData } from './access-letter.ts'

type Around = { db: Db; config: Config; now: () => Date; print: (line: string) => void }

/** How the command is called. */
export const usageOfAccessData = [
  'npm run access-data -- --alias NAME                  mails a link to choose a password',
  'npm run access-data -- --alias NAME --letter FILE    prints an initial password as a letter (PDF)',
  'npm run access-data -- --new                         mails one to every active user who never got access data',
].join('\n')

/**
 * `npm run access-data`: gives users their way in.
 * @returns the exit code: 0, 1 where nobody was found, 2 for wrong use
 */
export async function runAccessDataCommand(args: readonly string[], around: Around): Promise<0 | 1 | 2> {
  const chosen = readArgs(args)
  if (chosen === undefined) {
    around.print(usageOfAccessData)
    return 2
  }
  return 'alias' in chosen ? sendOne(chosen, around) : sendNew(around)
}

/** How the words of the command are meant, where they are wrong; undefined where they are right. */
export const misuseOfAccessData = (args: readonly string[]): string | undefined =>
  readArgs(args) === undefined ? usageOfAccessData : undefined

type Chosen = { alias: string; letter: string | undefined } | { new: true }

function readArgs(args: readonly string[]): Chosen | undefined {
  const options = { alias: { type: 'string' }, letter: { type: 'string' }, new: { type: 'boolean' } } as const
  try {
    const { alias, letter, new: all } = parseArgs({ args: [...args], strict: true, options }).values
    if (alias !== undefined && all === undefined) return { alias, letter }
    return all === true && alias === undefined && letter === undefined ? { new: true } : undefined
  } catch {
    return undefined
  }
}

async function sendOne(
  { alias, letter }: { alias: string; letter: string | undefined },
  { db, config, now, print }: Around,
): Promise<0 | 1> {
  const found = (await findByNameOrMail(db, alias)).find((each) => each.alias === alias)
  if (found === undefined || (letter === undefined && found.mail === '')) {
    print(found === undefined ? `There is no user ${alias}.` : `${alias} has no mail address.`)
    return 1
  }
  await db.transaction(async (tx) => {
    await auditCommand(tx, record(found, letter === undefined ? 'mail' : 'letter'))
    if (letter === undefined) return mailAccessData(tx, found, { now: now(), config })
    const { content } = await printAccessData(tx, found, { now: now(), config })
    await writeFile(letter, content, { mode: 0o600 })
  })
  print(letter === undefined ? `The mail to ${found.mail} is queued.` : `The letter is written: ${letter}`)
  return 0
}

async function sendNew({ db, config, now, print }: Around): Promise<0> {
  const waiting = await listUninvited(db)
  for (const userId of waiting) {
    await db.transaction(async (tx) => {
      const user = await findAccessUser(tx, userId)
      if (user === undefined) return
      await mailAccessData(tx, user, { now: now(), config })
      await auditCommand(tx, record(user, 'mail'))
    })
  }
  print(`${waiting.length} mails are queued.`)
  return 0
}

const record = ({ userId }: AccessUser, detail: 'mail' | 'letter') =>
  ({ action: 'send-access-data', object: userId, detail }) as const
