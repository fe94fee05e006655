import { customerSession } from '#web/testing/fake-shop.ts'
import type { Run } from './queries.ts'

/** A run that has ended well. */
export const aRun: Run = {
  id: '7',
  kind: 'bmecat',
  source: 'fliesen.xml',
  actor: 'it',
  state: 'done',
  stoppedBy: '',
  progress: 100,
  secondsLeft: null,
  waitsFor: null,
  silentSince: null,
  cancellable: false,
  rowsRead: 1240,
  rowsWritten: 1238,
  rowsWrong: 2,
  startedAt: '2026-03-11T08:00:00.000Z',
  endedAt: '2026-03-11T08:00:09.000Z',
  images: 'kept',
  undo: null,
  rowsRestored: 0,
  rowsNotRestored: 0,
}

/** Who looks: administrators import, clerks read. */
export const staffSession = (staffRole: 'admin' | 'clerk') => ({
  GET_SESSION: { ...customerSession, staffRole },
})
