import { numberFormats } from '@shop/contract/number-format'
import { expect, test } from 'vitest'
import { calculationProblems } from './calculation-problem.ts'
import { emptyRoom } from './room-area.ts'
import { noWalls } from './wall-length.ts'

const german = { ...numberFormats.de, signFirst: false }
const problem = (room: object, waste = '10', walls: object = {}, joint = '') =>
  calculationProblems(
    [emptyRoom, { ...emptyRoom, ...room }],
    { ...noWalls, ...walls },
    { waste, joint },
    german,
  ).join()

test('sizes that are no numbers, or below zero, are wrong', () => {
  expect([problem({ length: 'abc' }), problem({ width: '-5' }), problem({ area: '1e5' })]).toEqual([
    'sizesWrong',
    'sizesWrong',
    'sizesWrong',
  ])
  expect([problem({}, '10', { doors: 'zwei' }), problem({}, '10', { length: '-1' })]).toEqual([
    'sizesWrong',
    'sizesWrong',
  ])
})

test('more waste than area is wrong', () => {
  expect([problem({}, '101'), problem({}, 'viel'), problem({}, '100')]).toEqual([
    'wasteWrong',
    'wasteWrong',
    '',
  ])
})

test('a joint that is none, or wider than any, is wrong', () => {
  expect(['0', '-2', 'schmal', '51', '1,5', '50'].map((joint) => problem({}, '10', {}, joint))).toEqual([
    'jointWrong',
    'jointWrong',
    'jointWrong',
    'jointWrong',
    '',
    '',
  ])
})

test('what is empty yet is not wrong', () => {
  expect(problem({ length: ' ', width: '4,5' }, '')).toBe('')
})

test('all that is wrong is told', () => {
  expect(problem({ length: 'abc' }, '101', {}, '0')).toBe('sizesWrong,wasteWrong,jointWrong')
})
