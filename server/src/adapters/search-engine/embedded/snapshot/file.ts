import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { aligned } from './tree.ts'

/** Changes with the format, and when texts or rights are read otherwise: files of another one are not read. */
const magic = 'GEWERK-SEARCH-34'
const headBytes = 40
const chunkBytes = 4 * 1024 * 1024
const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/*
 * A snapshot is a head (magic, byte length of the text part, of the array part, checksum of both), the text part
 * (lines of JSON) and the array part, both padded to eight bytes.
 */

export interface SnapshotParts {
  lines: readonly string[]
  arrays: readonly ArrayBufferView[]
}

/** Writes a snapshot beside the file and moves it into place when it is complete. */
export async function writeSnapshot(file: string, { lines, arrays }: SnapshotParts): Promise<void> {
  const temporary = `${file}.${randomUUID()}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await removeUnfinished(file)
    const handle = await open(temporary, 'w')
    try {
      const writer = new Writer(handle)
      for (const line of lines) await writer.write(Buffer.from(`${line}\n`))
      await writer.pad()
      const textBytes = writer.bytes
      for (const array of arrays) {
        await writer.write(Buffer.from(array.buffer, array.byteOffset, array.byteLength))
        await writer.pad()
      }
      const head = Buffer.alloc(headBytes)
      head.write(magic)
      head.writeDoubleLE(textBytes, 16)
      head.writeDoubleLE(writer.bytes - textBytes, 24)
      head.writeUInt32LE(writer.checksum, 32)
      await handle.write(head, 0, headBytes, 0)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** What a process that was killed while it saved has left: each such file is as large as the index. */
async function removeUnfinished(file: string): Promise<void> {
  const [folder, own] = [path.dirname(file), path.basename(file)]
  for (const name of await readdir(folder))
    if (name.startsWith(`${own}.`) && isUuid.test(name.slice(own.length + 1)))
      await rm(path.join(folder, name), { force: true })
}

class Writer {
  readonly #handle: FileHandle
  bytes = 0
  checksum = 0

  constructor(handle: FileHandle) {
    this.#handle = handle
  }

  async write(data: Buffer): Promise<void> {
    for (let at = 0; at < data.length; at += chunkBytes) {
      const chunk = data.subarray(at, at + chunkBytes)
      this.checksum = crc32(chunk, this.checksum)
      await this.#put(chunk)
      this.bytes += chunk.length
    }
  }

  /** The last piece that a disk has room for is written without an error; only the next one tells that it is full. */
  async #put(chunk: Buffer): Promise<void> {
    for (let done = 0; done < chunk.length;) {
      const at = headBytes + this.bytes + done
      done += (await this.#handle.write(chunk, done, chunk.length - done, at)).bytesWritten
    }
  }

  async pad(): Promise<void> {
    await this.write(Buffer.alloc(aligned(this.bytes) - this.bytes))
  }
}

export interface LoadedSnapshot {
  lines: string[]
  /** Another thread may read it, too. */
  buffer: SharedArrayBuffer
  /** Where the array part begins in the buffer. */
  arraysAt: number
}

/** Reads a snapshot; undefined when it is absent, broken, unreadable or of another format. */
export async function readSnapshot(file: string): Promise<LoadedSnapshot | undefined> {
  const handle = await open(file, 'r').catch(() => undefined)
  try {
    return handle && (await readFrom(handle))
  } catch (error) {
    // A disk that gives it back no more, or a folder in its place: another index is made, as where there is none.
    if (error instanceof Error && 'syscall' in error) return undefined
    throw error
  } finally {
    await handle?.close()
  }
}

async function readFrom(handle: FileHandle): Promise<LoadedSnapshot | undefined> {
  const head = Buffer.alloc(headBytes)
  await handle.read(head, 0, headBytes, 0)
  const textBytes = head.readDoubleLE(16)
  const length = textBytes + head.readDoubleLE(24)
  const { size } = await handle.stat()
  if (head.toString('latin1', 0, magic.length) !== magic || size !== headBytes + length) return undefined
  const buffer = new SharedArrayBuffer(length)
  const bytes = Buffer.from(buffer)
  let checksum = 0
  for (let at = 0; at < length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes)
    await handle.read(chunk, 0, chunk.length, headBytes + at)
    checksum = crc32(chunk, checksum)
  }
  if (checksum !== head.readUInt32LE(32)) return undefined
  const lines = bytes.toString('utf8', 0, textBytes).replace(/\0+$/, '').split('\n')
  return { lines: lines.filter(Boolean), buffer, arraysAt: textBytes }
}
