import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Db } from '#server/db/connection.ts'
import { auditCommand } from '../audit/public.ts'
import { tokenScopes } from './api-tokens.ts'
import { createApiToken, listApiTokens, revokeApiTokens } from './token-store.ts'

type Around = { db: Db; now: () => Date; print: (line: string) => void }

/** How the command is called. */
export const usageOfToken = [
  'npm run token -- --scope import,outbox [--label "ERP"]   creates a token and prints it once',
  'npm run token -- --list                                  shows all tokens, without their secrets',
  'npm run token -- --revoke ID|LABEL                       revokes a token, at once on every node',
].join('\n')

/** A token without a label is called after what it is for. */
const newToken = z.object({
  label: z.string().trim().min(1).max(80).optional(),
  scope: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(tokenScopes)).min(1)),
})

/**
 * `npm run token`: tokens of machines that import, fetch the outbox or read metrics.
 * @returns the exit code
 */
export async function runTokenCommand(args: readonly string[], around: Around): Promise<number> {
  const wanted = readArgs(args)
  if (typeof wanted === 'string') {
    around.print(misuseOf(wanted))
    return 2
  }
  if (wanted.what === 'list') return list(around)
  return wanted.what === 'revoke' ? revoke(wanted.token, around) : create(wanted, around)
}

/** What is wrong with the words of the command, and how they are meant; undefined where they are right. */
export function misuseOfToken(args: readonly string[]): string | undefined {
  const wanted = readArgs(args)
  return typeof wanted === 'string' ? misuseOf(wanted) : undefined
}

const misuseOf = (wrong: string): string => `${wrong}\n\n${usageOfToken}`

type Wanted = { what: 'list' } | { what: 'revoke'; token: string } | ({ what: 'create' } & NewToken)
type NewToken = z.output<typeof newToken>

/** Reads the words; a sentence says what is wrong with them. */
function readArgs(args: readonly string[]): Wanted | string {
  let values
  try {
    ;({ values } = parseArgs({ args: [...args], strict: true, options }))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return error.message
  }
  if (values.list === true) return { what: 'list' }
  if (values.revoke !== undefined) return { what: 'revoke', token: values.revoke }
  if (values.scope === undefined) return `Say what the token is for: --scope ${tokenScopes.join(',')}.`
  const { data, error } = newToken.safeParse(values)
  if (data) return { what: 'create', ...data }
  const isScope = error.issues[0]?.path[0] === 'scope'
  return isScope
    ? `--scope wants one or more of ${tokenScopes.join(',')}.`
    : '--label wants 1 to 80 characters.'
}

const options = {
  scope: { type: 'string' },
  label: { type: 'string' },
  revoke: { type: 'string' },
  list: { type: 'boolean' },
} as const

async function create(wanted: NewToken, { db, print }: Around): Promise<number> {
  const { scope, label = scope.join(',') } = wanted
  const { id, token } = await db.transaction(async (tx) => {
    const created = await createApiToken(tx, { label, scopes: [...new Set(scope)] })
    await auditCommand(tx, {
      action: 'create-token',
      object: created.id,
      detail: `${label}: ${scope.join(', ')}`,
    })
    return created
  })
  print(`Token ${id} (${label}) for ${scope.join(', ')}, shown only now:`)
  print(token)
  return 0
}

async function revoke(idOrLabel: string, { db, now, print }: Around): Promise<number> {
  const count = await db.transaction(async (tx) => {
    const revoked = await revokeApiTokens(tx, idOrLabel, now())
    if (revoked > 0) await auditCommand(tx, { action: 'revoke-token', object: idOrLabel })
    return revoked
  })
  print(count === 0 ? `There is no token ${idOrLabel} in use.` : `Revoked: ${count}`)
  return count === 0 ? 1 : 0
}

async function list({ db, print }: Around): Promise<number> {
  for (const { id, label, scopes, createdAt, revokedAt } of await listApiTokens(db)) {
    const state = revokedAt === null ? 'in use' : `revoked ${revokedAt.toISOString()}`
    print([id, label, scopes.join(','), createdAt.toISOString(), state].join('\t'))
  }
  return 0
}
