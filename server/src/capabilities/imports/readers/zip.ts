import { crc32 } from 'node:zlib'
import { type Entry, type ZipFile, openPromise } from 'yauzl'
import { UnreadableFileError } from './row.ts'
import type { SourceFile } from './source-file.ts'

/** What an archive may unpack to: a few bytes that become gigabytes are an attack, not a catalogue. */
export type ZipLimits = { files: number; bytes: number; ratio: number }
export const zipLimits: ZipLimits = { files: 50_000, bytes: 4 * 1024 ** 3, ratio: 200 }
/** A workbook is unpacked as a whole. */
const sheetLimits: ZipLimits = { files: 2000, bytes: 200 * 1024 ** 2, ratio: 200 }
/** Small files compress well without meaning harm. */
const harmless = 10 * 1024 ** 2

/** The files of an archive, each readable as often as needed until `close`. */
export type OpenArchive = { files: SourceFile[]; close: () => void }

/**
 * Opens a ZIP archive. Sizes are checked before anything is unpacked; an entry that holds more than it says breaks off
 * while it is read.
 *
 * @throws {UnreadableFileError} NOT_A_ZIP for a broken or encrypted one, ARCHIVE_TOO_LARGE beyond the limits
 */
export async function openArchive(path: string, limits = zipLimits): Promise<OpenArchive> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(notZip)
  try {
    const entries = await entriesOf(zip, limits)
    const files = entries.map((entry) => ({
      name: entry.fileName,
      open: () => contentOf(zip, entry),
      size: entry.uncompressedSize,
    }))
    return { files, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

/**
 * Makes sure that a workbook may be unpacked as a whole: every entry is unpacked once into nothing, which ends where one
 * holds more than it says.
 *
 * @throws {UnreadableFileError} as openArchive
 */
export async function checkWorkbook(path: string, limits = sheetLimits): Promise<void> {
  const { files, close } = await openArchive(path, limits)
  try {
    for (const file of files) for await (const _ of file.open());
  } finally {
    close()
  }
}

async function entriesOf(zip: ZipFile, limits: ZipLimits): Promise<Entry[]> {
  const entries: Entry[] = []
  let [bytes, packed] = [0, 0]
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      if (entry.isEncrypted()) throw new UnreadableFileError('NOT_A_ZIP', `${entry.fileName} is encrypted`)
      entries.push(entry)
      bytes += entry.uncompressedSize
      packed += entry.compressedSize
      const swells = bytes > harmless && bytes > packed * limits.ratio
      if (entries.length > limits.files || bytes > limits.bytes || swells)
        throw new UnreadableFileError('ARCHIVE_TOO_LARGE', `${entries.length} files, ${bytes} bytes`)
    }
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error
    notZip(error)
  }
  return entries
}

async function* contentOf(zip: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  try {
    let sum = 0
    for await (const bytes of await zip.openReadStreamPromise(entry)) {
      sum = crc32(bytes, sum)
      yield bytes
    }
    if (sum !== entry.crc32) throw new Error(`${entry.fileName} is damaged`)
  } catch (error) {
    notZip(error)
  }
}

function notZip(error: unknown): never {
  throw new UnreadableFileError('NOT_A_ZIP', error instanceof Error ? error.message : 'broken')
}
