import { numberFormats } from '@shop/contract/number-format'
import { expect, test } from 'vitest'
import { emptyRoom } from './room-area.ts'
import { noWalls, wallLength } from './wall-length.ts'

const german = { ...numberFormats.de, signFirst: false }
const byArea = { ...emptyRoom, area: '12' }
const bySides = { ...emptyRoom, length: '4,5', width: '3' }

test('the walls of a room of which only the area is known are not guessed', () => {
  expect(wallLength([byArea], noWalls, german)).toBeUndefined()
  expect(wallLength([bySides, byArea], noWalls, german)).toBeUndefined()
  expect(wallLength([{ ...byArea, length: '4' }], noWalls, german)).toBeUndefined()
})

test('doors wider than all walls leave none', () => {
  expect(wallLength([bySides], { doors: '20', length: '' }, german)).toBe('0')
})

test('skirting runs around all rooms, not through doors; an area typed beside the sides changes nothing', () => {
  expect(wallLength([bySides, { ...emptyRoom, length: '2', width: '1' }], noWalls, german)).toBe('21')
  expect(wallLength([bySides, emptyRoom], { doors: '0,9', length: '' }, german)).toBe('14.1')
  expect(wallLength([{ ...bySides, area: '11' }], noWalls, german)).toBe('15')
})

test('a typed length counts more than the sides, and has no doors in it', () => {
  expect(wallLength([bySides], { doors: '2', length: '7,5' }, german)).toBe('7.5')
  expect(wallLength([byArea], { doors: '', length: '7,5' }, german)).toBe('7.5')
})
