import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { mediaFile } from '#server/adapters/media/media-folder.ts'
import type { Finding } from './readers/catalogue/finding.ts'
import type { SourceFile } from './readers/source-file.ts'

/** Bytes of the largest picture or paper that is taken, and names a finding holds. */
const most = { bytes: 50 * 1024 ** 2, named: 5 }

/** A medium as a row of the import interface names it. */
type Medium = { matnr: string | number; source: string }

/**
 * Brings the pictures and papers of a delivery into the media folder, where articles name them: only those, and none that
 * is there with the same size. Sources are paths below the supplier's folder; makers pack their pictures into folders of
 * their own, so the file is the one whose path ends most like the source's.
 */
export class DeliveredMedia {
  readonly #dataDir: string
  readonly #byName: ReadonlyMap<string, readonly SourceFile[]>
  readonly #exchanged = new Set<string>()
  readonly #missing = new Set<string>()
  #taken = 0
  #failure: string | undefined

  constructor(files: readonly SourceFile[], dataDir: string) {
    this.#dataDir = dataDir
    this.#byName = Map.groupBy(files, ({ name }) => lastOf(segmentsOf(name)))
  }

  /** Articles of whose pictures another one is there now under the same name. */
  get exchanged(): ReadonlySet<string> {
    return this.#exchanged
  }

  async take({ matnr, source }: Medium): Promise<void> {
    const target = isOfFolder(source) ? mediaFile(this.#dataDir, source) : undefined
    if (target === undefined || this.#failure !== undefined) return
    const there = await stat(target).catch(() => undefined)
    const file = this.#fileOf(source)
    if (file === undefined || (file.size ?? 0) > most.bytes) {
      if (there === undefined) this.#missing.add(source)
      return
    }
    if (there?.size === file.size) return
    try {
      await write(file, target)
      this.#taken += 1
      if (there) this.#exchanged.add(String(matnr))
    } catch (error) {
      // The articles are worth more than their pictures: a full disk is told, and no further one is tried.
      this.#failure = error instanceof Error ? error.message : String(error)
    }
  }

  /** What is to be said of all that was asked for. */
  *findings(): Generator<Finding> {
    const say = (severity: Finding['severity'], code: Finding['code'], detail: string): Finding => ({
      type: 'finding',
      severity,
      code,
      detail,
    })
    if (this.#failure !== undefined) yield say('error', 'MEDIA_NOT_KEPT', this.#failure)
    if (this.#taken > 0) yield say('note', 'MEDIA_TAKEN', String(this.#taken))
    if (this.#missing.size === 0) return
    const named = [...this.#missing].slice(0, most.named).join(', ')
    const more = this.#missing.size > most.named ? `, … (${this.#missing.size})` : ''
    yield say('warning', 'MEDIA_MISSING', named + more)
  }

  /** The delivered file of a source: of several with its name the one with most of its folders, if that is one. */
  #fileOf(source: string): SourceFile | undefined {
    const wanted = segmentsOf(source)
    const counted = (this.#byName.get(lastOf(wanted)) ?? []).map((file) => ({
      file,
      alike: numAlike(segmentsOf(file.name), wanted),
    }))
    const best = Math.max(...counted.map(({ alike }) => alike))
    const [only, ...others] = counted.filter(({ alike }) => alike === best)
    return others.length === 0 ? only?.file : undefined
  }
}

/** Neither an address nor a drawing. */
const isOfFolder = (source: string): boolean => !/^(?:https?:|generated(?:$|:))/i.test(source)

const segmentsOf = (name: string): string[] => name.toLowerCase().split(/[\\/]+/)
const lastOf = (segments: readonly string[]): string => segments.at(-1) ?? ''

/** How many segments are the same from the end on. */
function numAlike(one: readonly string[], other: readonly string[]): number {
  let count = 0
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count)) count += 1
  return count
}

/** Whole or not at all: somebody may look at the picture meanwhile. */
async function write(file: SourceFile, target: string): Promise<void> {
  const temporary = `${target}.${randomUUID()}`
  try {
    await mkdir(path.dirname(target), { recursive: true })
    await pipeline(file.open(), createWriteStream(temporary))
    await rename(temporary, target)
  } finally {
    await rm(temporary, { force: true })
  }
}
