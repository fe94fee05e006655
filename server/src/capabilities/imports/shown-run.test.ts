import { expect, test } from 'vitest'
import { secondsLeft, silentSince } from './shown-run.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 11, 9, 0, seconds))

test.each([
  ['nothing is heard of the run any more', 50, null],
  ['it was heard of just now', 0, 30],
  ['some of it went by since', 20, 10],
  ['more of it went by than there was', 40, 0],
])('the time left, where %s', (_, gone, left) => {
  expect(secondsLeft({ secondsLeft: 30, aliveAt: at(0) }, at(gone))).toBe(left)
})

test('the time left is not known before anybody has told it', () => {
  expect(secondsLeft({ secondsLeft: null, aliveAt: at(0) }, at(0))).toBeNull()
})

test.each([
  ['is over', { state: 'done', undo: null }, 100, null],
  ['waits', { state: 'queued', undo: null }, 100, null],
  ['gave a sign of life', { state: 'running', undo: null }, 40, null],
  ['gives none', { state: 'running', undo: null }, 50, at(0)],
  ['gives none while it is undone', { state: 'done', undo: 'running' }, 50, at(0)],
] as const)(
  'the last sign of life is told of a run that is said to be under way and gives none: one that %s',
  (_, run, gone, since) => {
    expect(silentSince({ ...run, aliveAt: at(0) }, at(gone))).toEqual(since)
  },
)
