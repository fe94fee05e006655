import type { WriteOptions } from '#server/db/batch.ts'

/** What a run of an import begins with. */
export type RunStart = {
  kind: string
  source: string
  actor: string
  now: () => Date
  /** Whether new users get their access data by mail; not when left out. */
  invite?: WriteOptions['invite']
  /** A run queued before, to be carried out now; a new one is begun when left out. */
  run?: bigint | undefined
  /** Whether rows are taken down before they change, so that the run can be undone. As by default. */
  undoable?: boolean
  /** Whether rows that belong together come one after the other: a batch ends only where `between` is told. */
  together?: boolean
  /** The shop ends: the run is broken off behind the batch that is being written. */
  stopping?: AbortSignal | undefined
}
