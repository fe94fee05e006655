import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { scratchFolder } from './readers/scratch-folder.ts'
import { removeImportFiles } from './remove-old.ts'
import { importFileChunks, importFiles } from './tables.ts'

/** Files nobody imported are kept as long as somebody may still be choosing. */
const keepsFiles = 24 * 3_600_000
/** Of those forgotten so many go at a time; the clean-up of the night takes the rest. */
const mostForgotten = 100

/** Begins a file that staff send piece by piece; files forgotten long ago go. */
export async function createFile(
  db: Db,
  file: { name: string; bytes: number; actor: string },
  now: Date,
): Promise<string> {
  await removeImportFiles(db, new Date(now.getTime() - keepsFiles), mostForgotten)
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

/** Names of files somebody sent whole; undefined where one is not his, incomplete or unknown. Holds them until the
 * transaction ends. */
export async function holdFiles(
  db: Db,
  ids: readonly string[],
  actor: string,
): Promise<string[] | undefined> {
  const whole = sql`${importFiles.bytes} = (
    select coalesce(sum(octet_length(content)), 0) from import_file_chunks where file_id = ${importFiles.id})`
  const found = await db
    .select({ id: importFiles.id, name: importFiles.name })
    .from(importFiles)
    .where(and(inArray(importFiles.id, ids.map(BigInt)), eq(importFiles.actor, actor), whole))
    .orderBy(asc(importFiles.id))
    .for('update')
  const names = new Map(found.map(({ id, name }) => [String(id), name]))
  const all = ids.flatMap((id) => names.get(id) ?? [])
  return all.length === ids.length ? all : undefined
}

export async function removeFiles(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(importFiles).where(inArray(importFiles.id, ids.map(BigInt)))
}

/** A copy of a sent file on this machine. */
export type SentFile = { name: string; path: string }

/** Copies sent files into a folder of this machine for as long as somebody uses them. */
export async function withSentFiles<T>(
  db: Db,
  ids: readonly string[],
  use: (files: readonly SentFile[]) => Promise<T>,
): Promise<T> {
  const folder = await scratchFolder()
  try {
    const files: SentFile[] = []
    for (const [index, id] of ids.entries()) {
      const file = { name: await nameOf(db, id), path: path.join(folder, String(index)) }
      await pipeline(Readable.from(piecesOf(db, id)), createWriteStream(file.path))
      files.push(file)
    }
    return await use(files)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function nameOf(db: Db, id: string): Promise<string> {
  const [file] = await db
    .select({ name: importFiles.name })
    .from(importFiles)
    .where(eq(importFiles.id, BigInt(id)))
  if (!file) throw new Error(`the sent file ${id} is gone`)
  return file.name
}

async function* piecesOf(db: Db, id: string): AsyncGenerator<Buffer> {
  const { fileId, index, content } = importFileChunks
  for (let last = -1; ;) {
    const [piece] = await db
      .select({ index, content })
      .from(importFileChunks)
      .where(and(eq(fileId, BigInt(id)), gt(index, last)))
      .orderBy(asc(index))
      .limit(1)
    if (!piece) return
    yield piece.content
    last = piece.index
  }
}
