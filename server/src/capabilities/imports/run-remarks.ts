import type { RowProblem } from '@shop/contract/imports/report'
import type { Db } from '#server/db/connection.ts'
import { batchSize } from './in-parts.ts'
import { RemarkRoom } from './remark-room.ts'
import type { Place, Remark } from './remark.ts'
import { saveProblems } from './store.ts'

/** What there is to say of a row whose place is known. */
export type Problem = Omit<RowProblem, 'row' | 'key'>

/** Problems shown in the answer: a file of another kind has as many as rows. */
const mostShown = 1000

/** What an import run has to say: the first of it for the answer, all there is room for kept with the run. */
export class RunRemarks {
  /** Of rows, for the answer. */
  readonly shown: RowProblem[] = []
  readonly #db: Db
  readonly #id: bigint
  readonly #room = new RemarkRoom()
  #unsaved: Remark[] = []
  #saved = 0

  constructor(db: Db, id: bigint) {
    this.#db = db
    this.#id = id
  }

  /** Takes what there is to say of a row, which was written unless it is wrong. */
  tell(place: Place, problems: readonly Problem[], isWrong: boolean): void {
    const severity = isWrong ? 'error' : 'warning'
    for (const { field, reason, value } of problems) {
      const problem = { ...place, field, reason, ...(value !== undefined && { value }) }
      if (this.shown.length < mostShown) this.shown.push({ ...problem, ...(!isWrong && { taken: true }) })
      this.keep({ ...problem, severity })
    }
  }

  keep(remark: Remark): void {
    if (this.#room.has(remark)) this.#unsaved.push(remark)
  }

  /** Nothing more comes: how much was left out is the last there is to say. */
  end(): void {
    this.#unsaved.push(...this.#room.leftOut())
  }

  get areWaiting(): boolean {
    return this.#unsaved.length > 0
  }

  /** Writes what was kept since the last time. */
  async save(): Promise<void> {
    const remarks = this.#unsaved
    this.#unsaved = []
    await this.#saveFrom(this.#saved, remarks)
    this.#saved += remarks.length
  }

  /** Writes remarks in front of all others. Once in a run. */
  async saveAtTop(remarks: readonly Remark[]): Promise<void> {
    await this.#saveFrom(-remarks.length, remarks)
  }

  async #saveFrom(place: number, remarks: readonly Remark[]): Promise<void> {
    for (let start = 0; start < remarks.length; start += batchSize)
      await saveProblems(this.#db, this.#id, place + start, remarks.slice(start, start + batchSize))
  }
}
