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

const usage =
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
  const staff = await readOptions(args, around)
  if (staff === undefined) {
    print(`Usage: ${usage}`)
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

async function readOptions(args: readonly string[], { ask, print }: Around): Promise<NewStaff | undefined> {
  try {
    const names = Object.keys(options.shape).map((name) => [name, { type: 'string' }] as const)
    const { values } = parseArgs({ args: [...args], options: Object.fromEntries(names), strict: true })
    const given = { ...values, alias: values['alias'] ?? (await ask('Name to log in with: ')) }
    const { alias, role, mail, language, ...name } = options.parse(given)
    return {
      alias,
      role,
      mail,
      language,
      firstName: name['first-name'],
      lastName: name['last-name'] ?? alias,
    }
  } catch (error) {
    print(error instanceof z.ZodError ? z.prettifyError(error) : String(error))
    return undefined
  }
}
