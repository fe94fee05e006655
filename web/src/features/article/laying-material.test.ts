import { expect, test } from 'vitest'
import { aTile } from '#web/testing/articles.ts'
import {
  consumptionOf,
  hasSkirting,
  jointOf,
  type LaidArea,
  layingMaterial,
  materialFor,
} from './laying-material.ts'

const adhesive = aTile({ matnr: 'K1', meins: 'SA', qty_stepsize: '1' })
const laid = (given: Partial<LaidArea>): LaidArea => ({
  area: '0',
  wall: undefined,
  waste: '10',
  joint: undefined,
  ...given,
})
/** Needed by the area, in sacks of 25 kilograms. */
const need = (perSquareMetre: string, joint: string | null = null) => ({
  perSquareMetre,
  consumption: { value: '3', unit: 'KG' as const },
  joint,
})
const tool = aTile({ matnr: 'T1' })

test('only accessories whose consumption is known are laying material', () => {
  const material = layingMaterial({
    accessories: [
      { category: 'adhesive', name: 'Kleber', articles: [adhesive, tool] },
      { category: 'tool', name: 'Werkzeug', articles: [tool] },
    ],
    laying: [{ matnr: 'K1', ...need('0.12') }],
    skirting: [],
  })
  expect(material).toEqual([
    { category: 'adhesive', name: 'Kleber', choices: [{ article: adhesive, ...need('0.12') }] },
  ])
})

test('an area takes whole sacks, rounded up, and no more than may be ordered', () => {
  const choice = { article: adhesive, ...need('0.12') }
  const sacks = (area: string) => materialFor(choice, laid({ area }), '999')
  expect(['20', '25', '25.1', '10000'].map(sacks)).toEqual(['3', '3', '4', '999'])
})

test('a quotient that does not end buys no sack for nothing', () => {
  // Two thirds of a sack a square metre.
  const choice = { article: adhesive, ...need('0.666666667') }
  expect(materialFor(choice, laid({ area: '30' }), '999')).toBe('20')
  expect(materialFor(choice, laid({ area: '30.01' }), '999')).toBe('21')
})

test('what fills joints is needed in proportion to their width; what does not stays the same', () => {
  const grout = { article: adhesive, ...need('0.12', '2') }
  const at = (joint: string | undefined, choice = grout) =>
    materialFor(choice, laid({ area: '100', joint }), '999')
  expect([at(undefined), at('2'), at('5'), at('1')]).toEqual(['12', '12', '30', '6'])
  expect(at('5', { article: adhesive, ...need('0.12') })).toBe('12')
  expect(consumptionOf(grout, laid({ area: '20', joint: '5' }))).toEqual({
    perSquareMetre: '7.5',
    all: '150',
    unit: 'KG',
  })
})

test('the joint one starts from is that of the first choice that has one', () => {
  const kind = (...joints: (string | null)[]) => ({
    category: 'x',
    name: 'x',
    choices: joints.map((joint) => ({ article: adhesive, ...need('1', joint) })),
  })
  expect(jointOf([kind(null), kind(null, '4')])).toBe('4')
  expect(jointOf([kind(null), { ...kind(), choices: [{ article: plinth, metres: '0.6' }] }])).toBeUndefined()
})

const plinth = aTile({ matnr: 'S1', meins: 'ST', qty_stepsize: '1' })

test('skirting stands among the material by the metres of a piece', () => {
  const material = layingMaterial({
    accessories: [{ category: 'skirting', name: 'Sockel', articles: [plinth] }],
    laying: [],
    skirting: [{ matnr: 'S1', metres: '0.6' }],
  })
  expect(material).toEqual([
    { category: 'skirting', name: 'Sockel', choices: [{ article: plinth, metres: '0.6' }] },
  ])
  expect([hasSkirting(material), hasSkirting([])]).toEqual([true, false])
})

test('walls take whole pieces, cut as the covering is; how many is not known without them', () => {
  const choice = { article: plinth, metres: '0.6' }
  const pieces = (wall: string | undefined, waste = '0') => materialFor(choice, laid({ wall, waste }), '999')
  expect(pieces(undefined)).toBeUndefined()
  expect([pieces('0'), pieces('18'), pieces('18.1'), pieces('18', '10')]).toEqual(['0', '30', '31', '33'])
})
