import type { Answer } from '#web/app/api/resources.ts'

type Tile = Answer<'search', 'SEARCH'>['response']['docs'][number]
type Offer = Answer<'materialmaster', 'GET_AVAILABILITIES_AND_PRICES'>['results'][number]
type Details = Answer<'article', 'GET_DETAILS'>
type Basket = Answer<'basket', 'GET_BASKET'>

/** A tile sold by the carton of 1.44 m². */
export const aTile = (given: Partial<Tile> = {}): Tile => ({
  matnr: '4711',
  matnrDisplay: '4711',
  bismt: '',
  maktx1: 'Bodenfliese Basalto 60x120',
  maktx2: '',
  maktx3: '',
  maktx4: '',
  textLanguage: 'de',
  picture: '',
  price: '40',
  currency: 'EUR',
  kpein: 1,
  kmein: 'M2',
  qty_stepsize: '1.44',
  meins: 'M2',
  mseh3: 'M2',
  eek_classes: [],
  cross: [],
  supplier_name: '',
  supplier_matnr: '',
  brand: 'Gresalta',
  discontinued: false,
  attributes: [],
  ...given,
})

const available: Offer['availability'] = {
  availabilityFlag: 'available',
  directlyAvailable: '100',
  shortlyAvailable: true,
  replenishmentDate: null,
  werks: '1000',
  werksQuantity: '50',
}

const price = (amount: string) => ({ price: amount, currency: 'EUR', costUnit: 1, volumeUnit: 'M2' })

/** 40.00 € list price, 32.08 € own price. */
export const anOffer = (given: Partial<Offer> = {}): Offer => ({
  matnr: '4711',
  found: true,
  unit: 'M2',
  quantity: '1.44',
  availability: available,
  retailPrice: price('40'),
  netPrice: price('32.08'),
  netTotal: '46.2',
  retailTotal: '57.6',
  explanation: { rule: 'customer-group', validTo: null, nextScale: null },
  scalePrices: [],
  onRequest: false,
  ...given,
})

/** The article page of `aTile`. */
export const someDetails = (given: Partial<Details['article']> = {}): Details => ({
  article: {
    matnr: '4711',
    matnrDisplay: '4711',
    bismt: '',
    ean: '',
    maktx: 'Bodenfliese Basalto 60x120',
    maktx2: '',
    maktx3: '',
    maktx4: '',
    description: '',
    textLanguage: 'de',
    brand: 'Gresalta',
    image: '',
    images: [],
    documents: [],
    retailPrice: price('40'),
    netPrice: price('32.08'),
    availability: available,
    factoryNumbers: [],
    customerMatnr: '',
    eekClasses: [],
    attributes: [],
    meins: 'M2',
    salesUnit: 'M2',
    qty_stepsize: '1.44',
    units: [
      { unit: 'M2', numerator: 1, denominator: 1 },
      { unit: 'KAR', numerator: 144, denominator: 100 },
    ],
    weight: '20',
    categories: [],
    discontinued: false,
    successor: null,
    ...given,
  },
  accessories: [],
  laying: [],
  skirting: [],
  alternatives: [],
  lastBought: null,
  position: null,
})

/** An empty basket. */
export const aMultibasket = (given: Partial<Basket['basket']> = {}): Basket['basket'] => ({
  id: '1',
  name: 'Baustelle Müller',
  kommi: '',
  active: true,
  numUePos: 0,
  version: 1,
  ...given,
})

/** A line of two cartons. */
export const aPosition = (given: Partial<Basket['positions'][number]> = {}): Basket['positions'][number] => ({
  posnr: 10,
  version: 1,
  matnr: '4711',
  quantity: '2.88',
  unit: 'M2',
  note: '',
  reference: '',
  article: aTile(),
  availability: available,
  retailPrice: price('40'),
  netPrice: price('32.08'),
  retailTotal: '115.2',
  netTotal: '92.39',
  stepsize: '1.44',
  problem: '',
  ...given,
})

export const someTotals = (given: Partial<Basket['totals']> = {}): Basket['totals'] => ({
  currency: 'EUR',
  retail: '115.2',
  net: '92.39',
  surcharges: [],
  vat: [{ category: 'S', rate: '19', base: '92.39', amount: '17.55' }],
  gross: '109.94',
  weight: '57.6',
  ...given,
})
