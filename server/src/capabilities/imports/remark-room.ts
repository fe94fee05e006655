import type { Remark } from './remark.ts'

/** Errors kept with a run, and warnings and notes together. */
const most = 20_000

/**
 * How much of a report is kept: a file of another kind has as many errors as rows. What is wrong has room of its own, or
 * a catalogue with an oddity in each article would leave none for it.
 */
export class RemarkRoom {
  readonly #met = { error: 0, other: 0 }

  has({ severity }: Pick<Remark, 'severity'>): boolean {
    const kind = severity === 'error' ? 'error' : 'other'
    this.#met[kind] += 1
    return this.#met[kind] <= most
  }

  /** Says how many were left out, so that nobody takes a part of the report for all of it. */
  leftOut(): Remark[] {
    return (['error', 'other'] as const)
      .filter((kind) => this.#met[kind] > most)
      .map((kind) => ({
        severity: kind === 'error' ? 'error' : 'note',
        row: 0,
        key: '',
        field: '',
        reason: 'REPORT_CUT',
        value: String(this.#met[kind] - most),
      }))
  }
}
