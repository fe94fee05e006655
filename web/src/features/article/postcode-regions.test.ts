import { describe, expect, test } from 'vitest'
import { byDistance, distancesFrom } from './plant-distance.ts'
import { positionOfPostcode } from './postcode-regions.ts'

const branch = { plz: '87435', latitude: 47.73, longitude: 10.32, own: false }

describe('a postcode', () => {
  test.each(['', '8743', 'ABCDE', '05000', '874355', 'A-87435', 'D 8743', 'D-', '8743 Kempten'])(
    '%j has no position',
    (plz) => {
      expect(positionOfPostcode(plz, [branch])).toBeUndefined()
    },
  )

  test('of a branch, or of its district, lies at the branch', () => {
    const there = { latitude: 47.73, longitude: 10.32 }
    expect(positionOfPostcode('87435', [branch])).toEqual(there)
    expect(positionOfPostcode('87439', [branch])).toEqual(there)
  })

  test.each(['D-87435', 'D87435', 'DE-87435', 'd 87435', '87 435', ' 87435 '])(
    'may be typed as %j',
    (typed) => {
      expect(positionOfPostcode(typed, [branch])).toEqual({ latitude: 47.73, longitude: 10.32 })
    },
  )

  test('elsewhere lies in the middle of its region', () => {
    expect(positionOfPostcode('10115', [branch])).toEqual({ latitude: 52.5, longitude: 13.4 })
  })

  test.each([
    ['80331', 'München', 48.14, 11.58],
    ['20095', 'Hamburg', 53.55, 9.99],
    ['50667', 'Köln', 50.94, 6.96],
    ['01067', 'Dresden', 51.05, 13.74],
    ['70173', 'Stuttgart', 48.78, 9.18],
    ['66111', 'Saarbrücken', 49.24, 6.99],
  ])('%s lies within 30 km of %s', (plz, _town, latitude, longitude) => {
    const position = positionOfPostcode(plz, [])
    expect(position).toBeDefined()
    if (!position) return
    const [town] = byDistance(distancesFrom(position, [{ latitude, longitude, own: false }]), undefined)
    expect(town?.distance).toBeLessThan(30)
  })
})
