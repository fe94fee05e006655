import type { Renumbering } from '../catalogue/records.ts'
import type { DatanormFile } from './read-file.ts'
import type { DatanormRecord } from './records.ts'

/** A record's place in a delivery: records of later files, and of later lines, are behind it. */
type RecordPlace = { file: DatanormFile; line: number }

/** Numbers whose articles a delivery deletes, and then gives to others by renumbering: the order of its records counts. */
export class FreedNumbers {
  readonly #deleted = new Map<string, RecordPlace>()
  readonly #since = new Map<string, RecordPlace>()
  readonly #files: DatanormFile[] = []
  readonly #today: string

  /** @param today YYYY-MM-DD: an article that goes later keeps its number until then */
  constructor(today: string) {
    this.#today = today
  }

  /** Takes down what a record says of whether an article goes. */
  meet(file: DatanormFile, line: number, record: DatanormRecord): void {
    if (this.#files.at(-1) !== file) this.#files.push(file)
    if (record.type === 'ending' && (record.lastDay === undefined || record.lastDay < this.#today))
      this.#deleted.set(record.number, { file, line })
    else if (record.type === 'article' && record.action === 'delete')
      this.#deleted.set(record.number, { file, line })
    else if (record.type === 'article' || record.type === 'ending') this.#deleted.delete(record.number)
  }

  /** Where the article that had this number was deleted before; from here on the number is another's. */
  giveAnew(number: string, file: DatanormFile, line: number): Renumbering['freedBy'] {
    const place = this.#deleted.get(number)
    if (!place) return undefined
    this.#deleted.delete(number)
    this.#since.set(number, { file, line })
    return { row: place.line, file: place.file.source.name }
  }

  /** Whether a record is of the article that had its number before. */
  isOfFormer(number: string, file: DatanormFile, line: number): boolean {
    const since = this.#since.get(number)
    if (!since) return false
    return since.file === file
      ? line < since.line
      : this.#files.indexOf(file) < this.#files.indexOf(since.file)
  }
}
