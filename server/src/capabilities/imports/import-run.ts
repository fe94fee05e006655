import { type ImportKind, importKindNames } from '@shop/contract/imports/kinds'
import type { ImportReport } from '@shop/contract/imports/report'
import { breathing } from '#server/breathing.ts'
import type { BatchProblem } from '#server/db/batch.ts'
import type { Db } from '#server/db/connection.ts'
import type { Journal } from '#server/db/journal.ts'
import { nameStoredCodes } from '../catalogue/public.ts'
import { checkRow, keyOf, unknownFields } from './check-row.ts'
import type { Finding } from './readers/catalogue/finding.ts'
import { batchSize, inParts, type Waiting } from './in-parts.ts'
import { nameCodes } from './name-codes.ts'
import { Pace } from './pace.ts'
import type { ReadRow } from './readers/row.ts'
import { asRemark, type Place } from './remark.ts'
import { type Problem, RunRemarks } from './run-remarks.ts'
import type { RunStart } from './run-start.ts'
import { CancelledError, stopCode } from './stop-code.ts'
import {
  beginRun,
  dropImages,
  imagesTable,
  keepAlive,
  nameRun,
  type RunCounts,
  saveImages,
  saveProgress,
} from './store.ts'
import { type Batch, unlessBlocked, writeBatch } from './write-batch.ts'
import { writers } from './writers.ts'

/**
 * Most rows taken down of one run; beyond that it cannot be undone. A delivery of 500,000 articles writes a million: each
 * article and its price.
 */
const mostImages = 2_500_000

/**
 * One call of the import interface: checks rows, writes them in batches, records counts and problems. Rows of several
 * kinds are written in the order of the kinds, so that a batch may refer to what came with it.
 */
export class ImportRun {
  readonly #db: Db
  readonly #start: RunStart
  readonly #id: bigint
  #waiting = new Map<ImportKind, Waiting>()
  /** The last batch under way: what follows is read and checked meanwhile, and written behind it. */
  #writing: Promise<void> = Promise.resolve()
  readonly #counts: RunCounts = { rowsRead: 0, rowsWritten: 0, rowsWrong: 0 }
  readonly #ignored = new Set<string>()
  readonly #remarks: RunRemarks
  readonly #breathe = breathing()
  readonly #pace = new Pace()
  #journal: Journal | undefined
  #saidUndoable = false
  #hasTerms = false
  #hasAll = false
  readonly #rest: () => void

  private constructor(db: Db, id: bigint, start: RunStart) {
    this.#db = db
    this.#id = id
    this.#start = start
    this.#remarks = new RunRemarks(db, id)
    this.#rest = keepAlive(db, id)
  }

  static async begin(db: Db, start: RunStart): Promise<ImportRun> {
    const { kind, source, actor } = start
    const id = start.run ?? (await beginRun(db, { kind, source, actor, startedAt: start.now() }))
    if (start.run !== undefined) await nameRun(db, id, kind)
    const run = new ImportRun(db, id, start)
    if (start.undoable ?? true) run.#journal = { run: id, images: imagesTable, taken: 0 }
    return run
  }

  /** Takes one row; writes what is waiting when there is enough of it. */
  async add(kind: ImportKind, read: ReadRow): Promise<void> {
    await this.#breathe()
    this.#counts.rowsRead += 1
    const where = { row: read.row, ...(read.file !== undefined && { file: read.file }) }
    if ('error' in read) {
      const { code, detail } = read.error
      this.#refuse({ ...where, key: '' }, [{ field: '', reason: code, value: detail }])
      return
    }
    const place = { ...where, key: keyOf(kind, read.value) }
    if (this.#ignored.size < 100)
      for (const field of unknownFields(kind, read.value)) this.#ignored.add(field)
    const checked = checkRow(kind, read.value)
    if ('problems' in checked) return this.#refuse(place, checked.problems)
    const key = keyOf(kind, 'write' in checked ? checked.write : checked.remove)
    // Two rows of one record must take effect one after the other.
    if (this.#waitingFor(kind).keys.has(key)) await this.#writeWaiting()
    const waiting = this.#waitingFor(kind)
    this.#hasTerms ||= kind === 'terms' && 'write' in checked
    const row = waiting.places.push(place) - 1
    waiting.keys.add(key)
    if ('write' in checked) waiting.write.push({ row, value: checked.write })
    else waiting.remove.push({ row, value: checked.remove })
    if (this.#start.together !== true && waiting.places.length >= batchSize) await this.#writeWaiting()
  }

  /** Between two articles of a catalogue with all that belongs to them; writes what is waiting when it is enough. */
  async between(): Promise<void> {
    const isEnough = this.#waiting.values().some(({ places }) => places.length >= batchSize)
    if (isEnough) await this.#writeWaiting()
  }

  /** Keeps with the run what a file reader found; an error is a row that did not get as far as being one. */
  remark(finding: Finding): void {
    if (finding.severity === 'error') {
      this.#counts.rowsRead += 1
      this.#counts.rowsWrong += 1
    }
    this.#remarks.keep(asRemark(finding))
  }

  /** Keeps what many rows have in common, told when all were read, in front of everything else. Once in a run. */
  async remarkAtTop(findings: readonly Finding[]): Promise<void> {
    await this.#remarks.saveAtTop(findings.map(asRemark))
  }

  /** Tells how much of the files is done, 0 to 1. */
  progress(share: number): void {
    this.#counts.progress = Math.floor(share * 100)
    const secondsLeft = this.#pace.left(share, performance.now())
    if (secondsLeft !== undefined) this.#counts.secondsLeft = secondsLeft
  }

  /** Writes everything that is waiting; resolves when it is written. */
  async flush(): Promise<void> {
    await this.#writeWaiting()
    await this.#writing
  }

  /** Begins to write what is waiting as soon as the batch before is written; fails where that failed. */
  async #writeWaiting(): Promise<void> {
    await this.#writing
    const waiting = this.#waiting
    this.#waiting = new Map()
    this.#writing = this.#writeBatch(waiting)
    // Who asks next is told.
    this.#writing.catch(() => undefined)
  }

  async #writeBatch(batch: ReadonlyMap<ImportKind, Waiting>): Promise<void> {
    if (batch.size > 0) await this.#writeTogether(batch)
    await this.#save()
  }

  /** In one transaction: of articles, their media and prices all are there or none, whatever ends the process. */
  async #writeTogether(batch: ReadonlyMap<ImportKind, Waiting>): Promise<void> {
    const found = await this.#inOne(async (transaction) => {
      const problems = new Map<Waiting, BatchProblem[]>()
      for (const kind of importKindNames) {
        const waiting = batch.get(kind)
        if (waiting) problems.set(waiting, await this.#write(transaction, kind, waiting))
      }
      return problems
    })
    for (const [{ places }, problems] of found) {
      const byPlace = Map.groupBy(problems, (problem) => problem.row)
      let wrong = 0
      for (const [row, found] of byPlace) {
        const isWrong = found.some(({ taken }) => !taken)
        if (isWrong) wrong += 1
        this.#tell(places[row] ?? { row: 0, key: '' }, found, isWrong)
      }
      this.#counts.rowsWritten += places.length - wrong
    }
  }

  /** Does the work in one transaction, which says with its first change that the run can be undone. */
  async #inOne<T>(work: (transaction: Db) => Promise<T>): Promise<T> {
    const isFirst = () => (this.#journal?.taken ?? 0) > 0 && !this.#saidUndoable
    const done = await unlessBlocked(() =>
      this.#db.transaction(async (transaction) => {
        const result = await work(transaction)
        if (isFirst()) await saveImages(transaction, this.#id, 'kept')
        return result
      }),
    )
    this.#saidUndoable ||= isFirst()
    return done
  }

  /** Whether all rows written by now were in the shop as they are. Not known of a run that cannot be undone. */
  get hasChangedNothing(): boolean {
    return this.#journal?.taken === 0 && this.#counts.rowsWritten > 0
  }

  /** Writes the rest and ends the run; `stoppedBy` says why there is no more, '' where all was read. */
  async finish(stoppedBy = ''): Promise<ImportReport> {
    this.#hasAll = true
    await this.flush()
    this.#remarks.end()
    if (this.#remarks.areWaiting) await this.#save()
    this.#rest()
    const state = stoppedBy === '' ? 'done' : 'aborted'
    await saveProgress(this.#db, this.#id, this.#counts, { state, at: this.#start.now(), stoppedBy })
    const { rowsRead: read, rowsWritten: written, rowsWrong: wrong } = this.#counts
    return {
      run: String(this.#id),
      kind: this.#start.kind,
      read,
      written,
      wrong,
      ignored: [...this.#ignored].toSorted(),
      problems: this.#remarks.shown,
    }
  }

  /**
   * Gives articles the names a dictionary brought for their codes. A part of the run: it can be broken off in it, and is
   * undone with it.
   * @returns what it did, kept with the run as well
   */
  async nameCodes(): Promise<Finding | undefined> {
    if (!this.#hasTerms) return undefined
    await this.flush()
    const step = (after: string) => this.#inOne((db) => nameStoredCodes(db, after, this.#journal))
    const told = await nameCodes(step, () => this.#save())
    if (told) this.remark(told)
    return told
  }

  /** Ends the run where it stands: what was written stays, and can be sent again. */
  async abort(why: unknown): Promise<void> {
    this.#rest()
    await this.#writing.catch(() => undefined)
    this.#remarks.end()
    await this.#save().catch((error: unknown) => {
      if (!(error instanceof CancelledError)) throw error
    })
    await saveProgress(this.#db, this.#id, this.#counts, {
      state: 'aborted',
      at: this.#start.now(),
      stoppedBy: stopCode(why),
    })
  }

  async #write(db: Db, kind: ImportKind, { write, remove }: Waiting): Promise<BatchProblem[]> {
    const options = {
      now: this.#start.now(),
      invite: this.#start.invite ?? 'none',
      journal: this.#journalFor(kind),
    }
    const problems: BatchProblem[] = []
    // What goes first and then what comes, a statement for so many.
    for (const part of [...inParts(remove, 'remove'), ...inParts(write, 'write')])
      // Rows were checked by the schema of their kind; the pairing is lost only to the compiler.
      problems.push(...(await writeBatch(db, { kind, ...part } as Batch<typeof kind>, options)))
    return problems
  }

  /** A run that writes what cannot be restored, or too much, is not taken down any more. */
  #journalFor(kind: ImportKind): Journal | undefined {
    if (this.#journal && !writers[kind].restores) this.#journal = undefined
    return this.#journal
  }

  #waitingFor(kind: ImportKind): Waiting {
    const found = this.#waiting.get(kind) ?? { places: [], keys: new Set(), write: [], remove: [] }
    this.#waiting.set(kind, found)
    return found
  }

  #refuse(place: Place, problems: readonly Problem[]): void {
    this.#tell(place, problems, true)
  }

  /** Keeps what there is to say of a row, which was written unless it is wrong. */
  #tell(place: Place, problems: readonly Problem[], isWrong: boolean): void {
    if (isWrong) this.#counts.rowsWrong += 1
    this.#remarks.tell(place, problems, isWrong)
  }

  async #save(): Promise<void> {
    await this.#remarks.save()
    const { taken = 0 } = this.#journal ?? {}
    if (taken > mostImages) {
      this.#journal = undefined
      await dropImages(this.#db, this.#id, 'too-many')
    }
    const isCancelled = await saveProgress(this.#db, this.#id, this.#counts)
    const kept = { run: String(this.#id), written: this.#counts.rowsWritten }
    if (isCancelled) throw new CancelledError('CANCELLED', kept)
    if (this.#start.stopping?.aborted === true && !this.#hasAll) throw new CancelledError('INTERRUPTED', kept)
  }
}
