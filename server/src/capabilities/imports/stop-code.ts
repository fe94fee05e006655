import { UnreadableFileError } from './readers/row.ts'

/** The run was broken off: by staff, or because the shop ends. */
export class CancelledError extends Error {
  readonly code: 'CANCELLED' | 'INTERRUPTED'
  /** The run and the rows it has taken, where one had begun. */
  readonly kept: { run: string; written: number } | undefined

  constructor(code: CancelledError['code'], kept?: CancelledError['kept']) {
    super()
    this.code = code
    this.kept = kept
  }
}

/** Why a run ended early, as it is kept with it. */
export function stopCode(why: unknown): string {
  return why instanceof UnreadableFileError || why instanceof CancelledError ? why.code : 'TECHNICAL_ERROR'
}
