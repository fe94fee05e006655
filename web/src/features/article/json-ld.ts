import type { Article } from './queries.ts'

const stock = {
  available: 'https://schema.org/InStock',
  'shortly-available': 'https://schema.org/BackOrder',
  'not-available': 'https://schema.org/OutOfStock',
} as const

/** UN/ECE Recommendation 20, which search engines read; packages stay in the shop's own letters. */
const unitCodes: Readonly<Record<string, string>> = {
  ST: 'H87',
  M: 'MTR',
  M2: 'MTK',
  M3: 'MTQ',
  KG: 'KGM',
  TO: 'TNE',
  L: 'LTR',
}

/** The classes' names there: A+++ is "A3Plus". */
const energyName = (eekClass: string): string => {
  const pluses = eekClass.length - 1
  return `https://schema.org/EUEnergyEfficiencyCategory${eekClass.slice(0, 1)}${pluses > 0 ? `${pluses}Plus` : ''}`
}

/** A search engine shows the price, and with it must show the class on its scale (Regulation (EU) 2017/1369). */
function energyDetails({ eekClass, scale }: Article['eekClasses'][number]) {
  const [best = 'A', worst = 'G'] = scale.split('-')
  return {
    '@type': 'EnergyConsumptionDetails',
    hasEnergyEfficiencyCategory: energyName(eekClass),
    energyEfficiencyScaleMin: energyName(worst),
    energyEfficiencyScaleMax: energyName(best),
  }
}

/**
 * The article for search engines (schema.org Product): only what a guest sees, never a customer's price.
 * @param origin where the shop stands in the web, for full addresses; '' where that is not known: then the shop's own
 *   pictures are left out, for relative addresses say nothing there and the host a request names may be anybody's
 */
export function articleJsonLd(article: Article, origin: string): string {
  const { retailPrice: price, images, ean, brand, description, factoryNumbers } = article
  const { availability, eekClasses } = article
  const pictures = images
    .map(({ source }) => (source.startsWith('/') && origin !== '' ? origin + source : source))
    .filter((address) => !address.startsWith('/'))
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: article.maktx,
    sku: article.matnr,
    ...(description !== '' && { description }),
    ...(ean !== '' && { gtin: ean }),
    ...(brand !== '' && { brand: { '@type': 'Brand', name: brand } }),
    ...(factoryNumbers[0] && { mpn: factoryNumbers[0].supplierMatnr }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(eekClasses.length > 0 && { hasEnergyConsumptionDetails: eekClasses.map(energyDetails) }),
    ...(price && {
      offers: {
        '@type': 'Offer',
        availability: stock[availability.availabilityFlag],
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: price.price,
          priceCurrency: price.currency,
          valueAddedTaxIncluded: false,
          referenceQuantity: {
            '@type': 'QuantitativeValue',
            value: price.costUnit,
            ...unitOf(price.volumeUnit),
          },
        },
      },
    }),
  }
  // A text of the article must not be able to end the script element.
  return JSON.stringify(product).replaceAll('<', '\\u003c')
}

function unitOf(unit: string): { unitCode: string } | { unitText: string } {
  const unitCode = unitCodes[unit]
  return unitCode === undefined ? { unitText: unit } : { unitCode }
}
