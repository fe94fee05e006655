import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import iconv from 'iconv-lite'
import { looksLikeDatanorm } from './datanorm/looks-like.ts'
import { wideEncodingOf } from './decode-text.ts'
import { looksLikeEtim } from './etim/looks-like.ts'
import type { ByteStream } from './row.ts'
import { UnreadableFileError } from './row.ts'
import { scratchFolder } from './scratch-folder.ts'
import { signatureOf } from './signatures.ts'
import type { SourceFile } from './source-file.ts'
import { workbookAmong } from './table/workbook-parts.ts'
import { checkWorkbook, openArchive, type ZipLimits, zipLimits } from './zip.ts'

/**
 * Formats a file may have, found out from its content; `csv` and `xlsx` are tables whose columns have to be mapped, `etim` is
 * a dictionary.
 */
export const formats = ['bmecat', 'datanorm', 'etim', 'csv', 'xlsx'] as const
export type Format = (typeof formats)[number]

/** What somebody sent for one import: a file, or the files of a set or an archive. */
export type Delivery = {
  format: Format
  files: SourceFile[]
  /** Names of catalogues and tables in archives that were left lying for the sake of a catalogue beside them. */
  passedOver: readonly string[]
  /** Pictures and papers that came along, named by their paths within their archive. */
  media: readonly SourceFile[]
  close: () => void
}

/** Bytes read at a time: what is made of them takes a few milliseconds. */
const pieceSize = 32_768
/** Pictures and papers that articles name, by their names; what they hold is looked at where they are shown. */
const isMedium = /\.(?:jpe?g|png|gif|webp|avif|tiff?|pdf)$/i
/** Workbooks nobody here can read, in an archive. */
const otherWorkbook = /\.(?:xlsb?|ods)$/i

/**
 * Opens the files of one import and finds out what they are. Archives are looked into: an archive of DATANORM files is
 * a DATANORM delivery, of a BMEcat file and its media a BMEcat one.
 *
 * @throws {UnreadableFileError} NOT_A_FILE, UNKNOWN_FORMAT, MEDIA_ALONE, OLD_WORKBOOK, OPEN_DOCUMENT, OTHER_ARCHIVE, MIXED_FORMATS, and those of archives
 */
export async function openDelivery(
  paths: readonly { path: string; name?: string }[],
  limits: ZipLimits = zipLimits,
): Promise<Delivery> {
  const closers: (() => void)[] = []
  const passedOver: string[] = []
  const media: SourceFile[] = []
  const strangers: string[] = []
  const close = () => {
    for (const one of closers) one()
  }
  try {
    const opened: Found[] = []
    for (const { path, name = basename(path) } of paths) {
      const found = await stat(path)
      if (!found.isFile()) throw new UnreadableFileError('NOT_A_FILE', name)
      const { size } = found
      const file = { name, open: () => bytesOf(path), path, size }
      const head = await headOf(file.open())
      const signature = signatureOf(head)
      // Whatever its name: what Excel wrote before 2007, and what it encrypts today, begins alike.
      if (signature === 'compound') throw new UnreadableFileError('OLD_WORKBOOK', name)
      if (signature === 'archive') throw new UnreadableFileError('OTHER_ARCHIVE', name)
      const kind = formatOf(head, name)
      if (kind === undefined && isMedium.test(name)) {
        media.push(file)
        continue
      }
      if (kind !== 'zip') {
        opened.push({ format: kind ?? unknown(name), file })
        continue
      }
      opened.push(...(await lookInto({ ...file, path }, { limits, closers, passedOver, media, strangers })))
    }
    const [first] = opened
    const isMedia = media.length > 0 && strangers.length === 0
    if (!first) throw new UnreadableFileError(isMedia ? 'MEDIA_ALONE' : 'UNKNOWN_FORMAT', namesOf(paths))
    const other = opened.find(({ format }) => format !== first.format)
    if (other) throw new UnreadableFileError('MIXED_FORMATS', other.file.name)
    return {
      format: first.format,
      files: toldApart(opened.map(({ file }) => file)),
      passedOver,
      media,
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}

/** Whether an entry could be a catalogue or table, by its name; programs give them endings of their own. */
function mayBeCatalogue(name: string): boolean {
  const usual =
    /\.(?:xml|bmecat|csv|tsv|txt|dat|asc|dn[45]|wrg|war|rab|zip|xls[xm]|\d{3})$|\.$|(?:^|\/)[^.]+$/i
  const isNamedSo = /dat(?:anorm|preis|text)[^/]*$/i.test(name)
  return (
    usual.test(name) || (isNamedSo && !/\.(?:pdf|docx?|rtf|html?|xlsb?|ods|exe|jpe?g|png|gif)$/i.test(name))
  )
}

const namesOf = (paths: readonly { path: string; name?: string }[]): string =>
  paths.map(({ path, name = basename(path) }) => name).join(', ')

/** What LibreOffice writes: without this its kind would be taken for a table of one cell. */
function isOpenDocument(entries: readonly SourceFile[]): boolean {
  return ['mimetype', 'content.xml'].every((part) => entries.some(({ name }) => name === part))
}

type Found = { format: Format; file: SourceFile }
type Looking = {
  limits: ZipLimits
  closers: (() => void)[]
  passedOver: string[]
  media: SourceFile[]
  /** What could have been a catalogue by its name and is none, as the parts of a letter. */
  strangers: string[]
}

/**
 * What an archive holds: it is a workbook itself, or files lie in it. Archives and workbooks within it are unpacked beside
 * and looked into as well, those within these are not.
 */
async function lookInto(
  archive: SourceFile & { path: string },
  looking: Looking,
  isWithin = false,
): Promise<Found[]> {
  const { limits, closers, passedOver, media, strangers } = looking
  const { files: entries, close } = await openArchive(archive.path, limits)
  closers.push(close)
  if (isOpenDocument(entries)) throw new UnreadableFileError('OPEN_DOCUMENT', archive.name)
  if (entries.some(({ name }) => name === 'xl/workbook.bin'))
    throw new UnreadableFileError('OLD_WORKBOOK', archive.name)
  if (workbookAmong(entries)) {
    await checkWorkbook(archive.path)
    return [{ format: 'xlsx', file: archive }]
  }
  const found: Found[] = []
  for (const entry of entries) {
    if (isMedium.test(entry.name)) media.push(entry)
    // A letter beside the price list is text as a table is, but none.
    if (/^(?:lies[ _-]?mich|read[ _-]?me)\b/i.test(basename(entry.name))) continue
    // Pictures and papers lie beside the catalogue; only what could be one is opened.
    if (!mayBeCatalogue(entry.name)) continue
    const format = formatOf(await headOf(entry.open()), entry.name)
    if (format === 'zip' && !isWithin)
      found.push(...(await lookInto(await unpacked(entry, archive, closers), looking, true)))
    else if (format === undefined) strangers.push(entry.name)
    else if (format !== 'zip') found.push({ format, file: named(entry, archive) })
  }
  const others = entries.filter(({ name }) => otherWorkbook.test(name)).map(({ name }) => basename(name))
  const [other] = others
  if (other !== undefined && found.length === 0)
    throw new UnreadableFileError(/ods$/i.test(other) ? 'OPEN_DOCUMENT' : 'OLD_WORKBOOK', other)
  passedOver.push(...others)
  const catalogue = found.find(({ format }) => format !== 'csv' && format !== 'xlsx')
  if (!catalogue) return found
  const { taken = [], left = [] } = Object.groupBy(found, ({ format }) =>
    format === catalogue.format ? 'taken' : 'left',
  )
  passedOver.push(...left.map(({ file }) => file.name))
  return taken
}

/** An entry of an archive as a file of its own, until it is closed. */
async function unpacked(
  entry: SourceFile,
  archive: SourceFile,
  closers: (() => void)[],
): Promise<SourceFile & { path: string }> {
  const folder = await scratchFolder()
  closers.push(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'archive')
  await pipeline(entry.open(), createWriteStream(path))
  return { ...named(entry, archive), open: () => bytesOf(path), path }
}

function named({ name, ...file }: SourceFile, archive: SourceFile): SourceFile {
  const folder = join(archive.folder ?? '', archive.name, dirname(name))
  return { ...file, name: basename(name), folder }
}

/** Sets sent together have files of the same names: reports name their folders as well. */
function toldApart(files: readonly SourceFile[]): SourceFile[] {
  const seen = Map.groupBy(files, ({ name }) => name)
  return files.map((file) =>
    file.folder !== undefined && (seen.get(file.name)?.length ?? 0) > 1
      ? { ...file, name: join(file.folder, file.name) }
      : file,
  )
}

function formatOf(head: Buffer, name: string): Format | 'zip' | undefined {
  const signature = signatureOf(head)
  if (signature !== undefined) return signature === 'zip' ? 'zip' : undefined
  const text = iconv
    .decode(head, wideEncodingOf(head) ?? 'latin1')
    .replace('\u00EF\u00BB\u00BF', '')
    .replaceAll('\u001A', '')
    .trimStart()
  if (text.startsWith('<')) {
    const root = rootOf(text)
    if (looksLikeEtim(text, root)) return 'etim'
    // What programs call XLS is often a page, or the XML of Excel 2003.
    if (root === 'WORKBOOK' || (root === 'HTML' && /\.xlsx?$/i.test(name)))
      throw new UnreadableFileError('OLD_WORKBOOK', name)
    return root === undefined || root === 'BMECAT' ? 'bmecat' : undefined
  }
  if (text.startsWith('{\\rtf')) return undefined
  if (looksLikeEtim(text, undefined)) return 'etim'
  if (looksLikeDatanorm(text, basename(name))) return 'datanorm'
  const isText = text !== '' && !text.includes('\0')
  return isText ? 'csv' : undefined
}

/** Name of the element XML begins with, in capitals: BMECAT, or an order, an invoice, a page. */
function rootOf(text: string): string | undefined {
  // Each alternative begins like no other and ends at one place: no text is tried twice.
  const root =
    /^(?:<\?[^>]*>|<!--(?:(?!-->)[^])*-->|<!(?!--)[^[>]*(?:\[[^\]]*\]\s*)?>|\s)*<(?:[\w.-]+:)?([\w.-]+)/.exec(
      text,
    )?.[1]
  return root?.toUpperCase()
}

function unknown(name: string): never {
  throw new UnreadableFileError('UNKNOWN_FORMAT', name)
}

async function headOf(bytes: ByteStream): Promise<Buffer> {
  let head = Buffer.alloc(0)
  for await (const chunk of bytes) {
    head = Buffer.concat([head, chunk])
    if (head.length >= 1024) break
  }
  return head.subarray(0, 4096)
}

/**
 * Opens the file when it is first read, so that its absence is met by whoever reads. Between two pieces other work of the
 * process gets its turn: a stream that has read ahead gives them without ever waiting.
 */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  const handle = await open(path)
  for await (const piece of createReadStream(path, { fd: handle, highWaterMark: pieceSize })) {
    yield piece as Uint8Array
    await setImmediate()
  }
}
