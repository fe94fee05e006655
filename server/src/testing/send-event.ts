import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import type { SampledEvent } from './event-samples.ts'
import type { Sender, Shop } from './test-app.ts'

export type Sent = { http: number; text: string; statements: number }

/** Fetches a file as somebody. */
export async function sendDownload(
  shop: Shop,
  name: string,
  query: Record<string, string>,
  sender: Sender,
): Promise<{ http: number; text: string }> {
  await shop.db.execute(sql`savepoint before_download`)
  const headers = { cookie: sender.cookie ?? '', 'x-kunnr': sender.kunnr ?? '' }
  const response = await shop.app.inject({ method: 'GET', url: `/download/${name}`, headers, query })
  await shop.db.execute(sql`rollback to savepoint before_download`)
  return { http: response.statusCode, text: textOf(response.headers['content-type'], response.rawPayload) }
}

/** What a file says, an archive all its files: packed, a secret would not be found. */
function textOf(type: unknown, bytes: Buffer): string {
  if (type !== 'application/zip') return bytes.toString()
  return Object.values(unzipSync(bytes))
    .map((file) => Buffer.from(file).toString('latin1'))
    .join('\n')
}

/**
 * Sends an event and takes its writes back, so that every event meets the same world. `looked` sees the database
 * before that.
 */
export async function sendEvent(
  shop: Shop,
  { resource, event, definition }: SampledEvent,
  input: Record<string, unknown>,
  sender: Sender,
  looked: () => Promise<void> = () => Promise.resolve(),
): Promise<Sent> {
  await shop.db.execute(sql`savepoint before_event`)
  shop.countStatements()
  const payload = Object.fromEntries(
    Object.entries({ event, ...input }).filter(([, value]) => value !== undefined),
  )
  const headers = { cookie: sender.cookie ?? '', 'x-kunnr': sender.kunnr ?? '' }
  const url = `/api/${resource.name}`
  const response =
    definition.method === 'GET'
      ? await shop.app.inject({ method: 'GET', url, headers, query: payload as Record<string, string> })
      : await shop.app.inject({ method: 'POST', url, headers, payload })
  const statements = shop.countStatements()
  await looked()
  await shop.db.execute(sql`rollback to savepoint before_event`)
  return { http: response.statusCode, text: response.body, statements }
}
