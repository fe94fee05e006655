import { numberFormats } from '@shop/contract/number-format'
import { expect, test } from 'vitest'
import { areaOf, emptyRoom, roomsWithoutArea, unfinishedRooms } from './room-area.ts'

const german = { ...numberFormats.de, signFirst: false }

test('rooms that are not filled in have no area', () => {
  expect(areaOf([], german)).toBe('0')
  expect(areaOf([emptyRoom, { ...emptyRoom, length: '4,5' }], german)).toBe('0')
})

test('rooms add up, by their sides or by their area, which counts more', () => {
  const rooms = [
    { length: '4,5', width: '3', area: '' },
    { length: '9', width: '9', area: '2,25' },
  ]
  expect(areaOf(rooms, german)).toBe('15.75')
})

test('what is no number, or negative, is nothing', () => {
  expect(areaOf([{ length: 'drei', width: '4', area: '-2' }], german)).toBe('0')
  expect(areaOf([{ length: '3', width: '-4', area: '' }], german)).toBe('0')
})

test('a room whose sides or area are zero has all it needs and no area; one with a side missing is not finished', () => {
  const rooms = [
    { length: '0', width: '3', area: '' },
    { length: '', width: '', area: '0,0' },
    { length: '2', width: '3', area: '0' },
    { length: '3', width: '', area: '' },
    { length: '0', width: '0', area: '12' },
    emptyRoom,
  ]
  expect(roomsWithoutArea(rooms, german)).toEqual([1, 2])
  expect(unfinishedRooms(rooms)).toEqual([4])
})
