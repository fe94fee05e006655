import { describe, expect, test } from 'vitest'
import { groutFor } from './grout.ts'

const attribute = (key: string, value: string, unit: string) => ({ key, name: { de: key }, value, unit })
const tile = (length: string, width: string, thickness: string, joint = '2') => [
  attribute('length', length, 'mm'),
  attribute('width', width, 'mm'),
  attribute('thickness', thickness, 'mm'),
  attribute('joint_width', joint, 'mm'),
]
const average = attribute('consumption', '0.5', 'kg/m²')
const grout = [attribute('density', '1600', 'kg/m³'), average]
const consumptionOn = (covering: ReturnType<typeof tile>, of = grout) =>
  groutFor(covering, of).attributes.find(({ key }) => key === 'consumption')?.value

describe('grout', () => {
  test("is the maker's average where a measure or the density is not known", () => {
    expect(consumptionOn(tile('600', '300', '9').slice(1))).toBe('0.5')
    expect(groutFor(tile('600', '300', '9').slice(1), grout).joint).toBeNull()
    expect(consumptionOn(tile('600', '0', '9'))).toBe('0.5')
    expect(consumptionOn(tile('600', '300', '9'), [average])).toBe('0.5')
    expect(consumptionOn(tile('600', '300', '9'), [attribute('density', '1600', 'piece'), average])).toBe(
      '0.5',
    )
  })

  test('follows format, thickness and joint: a mosaic takes many times what a slab does', () => {
    expect(consumptionOn(tile('600', '300', '9'))).toBe('0.144')
    expect(consumptionOn(tile('50', '50', '9'))).toBe('1.152')
    expect(consumptionOn(tile('200', '200', '8', '4'))).toBe('0.512')
  })

  test('counts by a joint of three millimetres where the covering names none, and says by which', () => {
    expect(consumptionOn(tile('600', '300', '9').slice(0, 3))).toBe('0.216')
    expect(groutFor(tile('600', '300', '9').slice(0, 3), grout).joint).toBe('3')
    expect(groutFor(tile('600', '300', '9'), grout).joint).toBe('2')
  })

  test('reads measures and densities in the units makers use', () => {
    const covering = [attribute('length', '60', 'cm'), ...tile('1', '300', '9').slice(1)]
    expect(consumptionOn(covering, [attribute('density', '1.6', 'kg/l'), average])).toBe('0.144')
  })
})
