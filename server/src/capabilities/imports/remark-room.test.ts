import { expect, test } from 'vitest'
import { RemarkRoom } from './remark-room.ts'

test('an error behind any number of notes is kept, and what is left out is counted', () => {
  const room = new RemarkRoom()
  const kept = Array.from({ length: 20_003 }, () => room.has({ severity: 'note' })).filter(Boolean)
  expect(kept).toHaveLength(20_000)
  expect(room.has({ severity: 'warning' })).toBe(false)
  expect(room.has({ severity: 'error' })).toBe(true)
  expect(room.leftOut()).toMatchObject([{ severity: 'note', reason: 'REPORT_CUT', value: '4' }])
})

test('a report that is whole says nothing of its room', () => {
  const room = new RemarkRoom()
  room.has({ severity: 'error' })
  expect(room.leftOut()).toEqual([])
})
