import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Db } from '#server/db/connection.ts'
import { auditCommand } from '../audit/public.ts'
import { type NewStaff, createStaff } from './create-staff.ts'

type Around = {
  db: Db
  now: () => Date
  print: (line: string) => void
  /** Asks whoever runs the command; undefined where nobody can be asked. */
  ask: (question: string) => Promise<string | undefined>
}

/** How the command is called. */
export const usageOfCreateAdmin =
  'npm run create-admin -- --alias NAME [--role admin|clerk] [--first-name …] [--last-name …] [--mail …] [--language de|en]'

const options = z.object({
  alias: z
    .string()
    .trim()
    .min(3)
    .max(80)
    .regex(/^[^\s\p{C}]+$/u),
  role: z.enum(['admin', 'clerk']).default('admin'),
  'first-name': z.string().max(80).default(''),
  'last-name': z.string().max(80).optional(),
  mail: z.union([z.email(), z.literal('')]).default(''),
  language: z.enum(['de', 'en']).default('de'),
})

/**
 * `npm run create-admin`: the first administrator of an installation, or a clerk. Prints the initial password once.
 * @returns the exit code
 */
export async function runCreateAdmin(args: readonly string[], around: Around): Promise<number> {
  const { db, now, print } = around
  const staff = await askedStaff(args, around)
  if (typeof staff === 'string') {
    print(`${staff}\n\nUsage: ${usageOfCreateAdmin}`)
    return 2
  }
  const created = await db.transaction(async (tx) => {
    const user = await createStaff(tx, staff, now())
    if (user !== undefined)
      await auditCommand(tx, { action: 'create-staff', object: user.userId, detail: staff.role })
    return user
  })
  if (created === undefined) {
    print(`The name ${staff.alias} is taken.`)
    return 1
  }
  print(
    `${staff.role} ${staff.alias} is created. Initial password, shown only now: ${created.initialPassword}`,
  )
  print('It must be replaced at the first login within 30 days.')
  return 0
}

/**
 * What is wrong with the words of the command, and how they are meant; undefined where they are right.
 *
 * @param canAsk whether somebody can be asked for a name that is missing
 */
export function misuseOfCreateAdmin(
  args: readonly string[],
  { canAsk }: { canAsk: boolean },
): string | undefined {
  const words = readWords(args)
  const wrong = typeof words === 'string' || (words.alias === undefined && canAsk) ? words : readStaff(words)
  return typeof wrong === 'string' ? `${wrong}\n\nUsage: ${usageOfCreateAdmin}` : undefined
}

async function askedStaff(args: readonly string[], { ask }: Around): Promise<NewStaff | string> {
  const words = readWords(args)
  if (typeof words === 'string') return words
  return readStaff({ ...words, alias: words.alias ?? (await ask('Name to log in with: ')) })
}

type Words = Record<string, string | undefined>

/** The words as they are; a sentence says what is wrong with them, as in readStaff. */
function readWords(args: readonly string[]): Words | string {
  try {
    const names = Object.keys(options.shape).map((name) => [name, { type: 'string' }] as const)
    return parseArgs({ args: [...args], options: Object.fromEntries(names), strict: true }).values
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return error.message
  }
}

function readStaff(words: Words): NewStaff | string {
  if (words['alias'] === undefined) return 'Say the name to log in with: --alias NAME.'
  const { data, error } = options.safeParse(words)
  if (!data) return wishes[error.issues[0]?.path[0] as keyof typeof wishes]
  const { alias, role, mail, language, ...name } = data
  const [firstName, lastName = alias] = [name['first-name'], name['last-name']]
  return { alias, role, mail, language, firstName, lastName }
}

/** What an option wants that has something else. */
const wishes = {
  alias: '--alias wants 3 to 80 characters without blanks.',
  role: '--role wants admin or clerk.',
  'first-name': '--first-name wants at most 80 characters.',
  'last-name': '--last-name wants at most 80 characters.',
  mail: '--mail wants a mail address.',
  language: '--language wants de or en.',
} satisfies Record<keyof z.output<typeof options>, string>
