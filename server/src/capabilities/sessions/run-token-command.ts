import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { Db } from '#server/db/connection.ts'
import { auditCommand } from '../audit/public.ts'
import { tokenScopes } from './api-tokens.ts'
import { createApiToken, listApiTokens, revokeApiTokens } from './token-store.ts'

type Around = { db: Db; now: () => Date; print: (line: string) => void }

const usage = [
  'npm run token -- --scope import,outbox [--label "ERP"]   creates a token and prints it once',
  'npm run token -- --list                                  shows all tokens, without their secrets',
  'npm run token -- --revoke ID|LABEL                       revokes a token, at once on every node',
]

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
  try {
    const { values } = parseArgs({
      args: [...args],
      strict: true,
      options: {
        scope: { type: 'string' },
        label: { type: 'string' },
        revoke: { type: 'string' },
        list: { type: 'boolean' },
      },
    })
    if (values.list === true) return await list(around)
    if (values.revoke !== undefined) return await revoke(values.revoke, around)
    return await create(newToken.parse(values), around)
  } catch (error) {
    const isUsage = error instanceof z.ZodError || error instanceof TypeError
    if (!isUsage) throw error
    around.print(error instanceof z.ZodError ? z.prettifyError(error) : error.message)
    for (const line of usage) around.print(line)
    return 2
  }
}

async function create(wanted: z.output<typeof newToken>, { db, print }: Around): Promise<number> {
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
