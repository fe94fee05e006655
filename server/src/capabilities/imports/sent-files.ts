import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { type Delivery, openDelivery } from './readers/delivery.ts'
import { importFileChunks, importFiles } from './tables.ts'

/** Files nobody imported are kept as long as somebody may still be choosing. */
const keepsFiles = 24 * 3_600_000

/** Begins a file that staff send piece by piece; files forgotten long ago go. */
export async function createFile(
  db: Db,
  file: { name: string; bytes: number; actor: string },
  now: Date,
): Promise<string> {
  const oldest = new Date(now.getTime() - keepsFiles)
  await db.delete(importFiles).where(sql`${importFiles.createdAt} < ${oldest.toISOString()}
    and not exists (select from import_runs where state in ('queued', 'running') and task is not null)`)
  const [row] = await db.insert(importFiles).values(file).returning({ id: importFiles.id })
  if (row === undefined) throw new Error('the file was not recorded')
  return String(row.id)
}

/** Keeps a piece of a file; the same piece again replaces it. */
export async function addPiece(
  db: Db,
  id: string,
  piece: { index: number; content: Buffer },
  actor: string,
): Promise<'added' | 'unknown' | 'too-large'> {
  const [file] = await db
    .select({ bytes: importFiles.bytes })
    .from(importFiles)
    .where(and(eq(importFiles.id, BigInt(id)), eq(importFiles.actor, actor)))
  if (!file) return 'unknown'
  const [sent] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${importFileChunks.content})), 0)::float8` })
    .from(importFileChunks)
    .where(sql`${importFileChunks.fileId} = ${BigInt(id)} and ${importFileChunks.index} <> ${piece.index}`)
  if ((sent?.bytes ?? 0) + piece.content.length > file.bytes) return 'too-large'
  const { fileId, index } = importFileChunks
  await db
    .insert(importFileChunks)
    .values({ fileId: BigInt(id), ...piece })
    .onConflictDoUpdate({ target: [fileId, index], set: { content: piece.content } })
  return 'added'
}

/** Names of the files with these ids; undefined where one is unknown. */
export async function namesOfFiles(db: Db, ids: readonly string[]): Promise<string[] | undefined> {
  const found = await db
    .select({ id: importFiles.id, name: importFiles.name })
    .from(importFiles)
    .where(inArray(importFiles.id, ids.map(BigInt)))
  const names = new Map(found.map(({ id, name }) => [String(id), name]))
  const all = ids.flatMap((id) => names.get(id) ?? [])
  return all.length === ids.length ? all : undefined
}

export async function removeFiles(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(importFiles).where(inArray(importFiles.id, ids.map(BigInt)))
}

/**
 * Opens files staff sent as one delivery, from copies in a folder of this machine that goes with `close`.
 *
 * @throws {UnreadableFileError} as openDelivery
 */
export async function openSentFiles(db: Db, ids: readonly string[]): Promise<Delivery> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-import-'))
  const remove = () => void rm(folder, { recursive: true, force: true }).catch(() => undefined)
  try {
    const names = (await namesOfFiles(db, ids)) ?? []
    const paths = ids.map((id, index) => ({
      path: path.join(folder, String(index)),
      name: names[index] ?? id,
    }))
    for (const [index, id] of ids.entries())
      await pipeline(Readable.from(piecesOf(db, id)), createWriteStream(paths[index]?.path ?? ''))
    const delivery = await openDelivery(paths)
    return {
      ...delivery,
      close: () => {
        delivery.close()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

async function* piecesOf(db: Db, id: string): AsyncGenerator<Buffer> {
  for (let index = 0; ; index += 1) {
    const [piece] = await db
      .select({ content: importFileChunks.content })
      .from(importFileChunks)
      .where(and(eq(importFileChunks.fileId, BigInt(id)), eq(importFileChunks.index, index)))
    if (!piece) return
    yield piece.content
  }
}
