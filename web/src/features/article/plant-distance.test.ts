import { expect, test } from 'vitest'
import { byDistance, distancesFrom } from './plant-distance.ts'

const plant = (name: string, distance: number, own = false) => ({ name, distance, own })
const names = (plants: { name: string }[]) => plants.map(({ name }) => name)

test('a radius leaves out what is farther, but never the own branch', () => {
  const plants = [plant('Kassel', 150), plant('Hannover', 60, true), plant('Celle', 20)]
  expect(names(byDistance(plants, 25))).toEqual(['Celle', 'Hannover'])
  expect(names(byDistance(plants, undefined))).toEqual(['Celle', 'Hannover', 'Kassel'])
})

test('distances are told from where one stands', () => {
  const hannover = { latitude: 52.3759, longitude: 9.732 }
  const [bremen] = distancesFrom(hannover, [{ latitude: 53.0793, longitude: 8.8017 }])
  expect(Math.round(bremen?.distance ?? 0)).toBe(100)
})
