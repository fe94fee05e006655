import { describe, expect, test } from 'vitest'
import { someDetails } from '#web/testing/articles.ts'
import { articleJsonLd } from './json-ld.ts'

const images = ['/shop/image?source=article/4711/0&v=1', 'https://maker.example/a.jpg']

function picturesIn(origin: string): unknown {
  const article = { ...someDetails().article, images: images.map((source) => ({ source, title: '' })) }
  return (JSON.parse(articleJsonLd(article, origin)) as { image?: unknown }).image
}

describe('what search engines are told of an article', () => {
  test("leaves out the shop's own pictures where nobody has said where it stands in the web", () => {
    expect(picturesIn('')).toEqual(['https://maker.example/a.jpg'])
  })

  test('names them in full where that is known', () => {
    expect(picturesIn('https://shop.example')).toEqual([`https://shop.example${images[0]}`, images[1]])
  })

  test('names the unit of a price by its official code, and a package as the shop does', () => {
    const unitOf = (volumeUnit: string) => {
      const retailPrice = { price: '32.08', currency: 'EUR', costUnit: 1, volumeUnit }
      const told = articleJsonLd({ ...someDetails().article, retailPrice }, '')
      return (JSON.parse(told) as { offers: { priceSpecification: { referenceQuantity: unknown } } }).offers
        .priceSpecification.referenceQuantity
    }
    expect(unitOf('M2')).toMatchObject({ value: 1, unitCode: 'MTK' })
    expect(unitOf('KAR')).toMatchObject({ value: 1, unitText: 'KAR' })
  })
  test('says each energy class with its scale, as it stands beside the price', () => {
    const label = { qualifier: '', loadProfile: '', eprelId: '', supplierId: '', articleNumber: '1' } as const
    const eekClasses = [
      { ...label, eekClass: 'A++', scale: 'A+++-D', index: 0, dataSheet: null },
      { ...label, eekClass: 'F', scale: 'A-G', index: 1, dataSheet: null },
    ]
    const told: unknown = JSON.parse(articleJsonLd({ ...someDetails().article, eekClasses }, ''))
    const schema = 'https://schema.org/EUEnergyEfficiencyCategory'
    expect(told).toMatchObject({
      hasEnergyConsumptionDetails: [
        {
          hasEnergyEfficiencyCategory: `${schema}A2Plus`,
          energyEfficiencyScaleMin: `${schema}D`,
          energyEfficiencyScaleMax: `${schema}A3Plus`,
        },
        {
          hasEnergyEfficiencyCategory: `${schema}F`,
          energyEfficiencyScaleMin: `${schema}G`,
          energyEfficiencyScaleMax: `${schema}A`,
        },
      ],
    })
  })
})
