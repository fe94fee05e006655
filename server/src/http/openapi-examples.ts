/** What machines send most often, by operation; the API description shows it, and a test holds it against the schemas. */
export const requestExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'session.LOGIN': { user_alias: 'meister', password: 'Fliese60x120!' },
  'session.SELECT_CUSTOMER': { kunnr: '100101' },
  'search.SEARCH': { q: 'bodenfliese 60x60', fq: ['brand:"Tonwerk"', 'price:[10 TO 40]'], rows: 24 },
  'search.SUGGEST': { q: 'fliesenkl' },
  'search.FIND_NUMBER': { numbers: ['4006381333931'] },
  'materialmaster.GET_AVAILABILITIES_AND_PRICES': {
    articles: [{ matnr: '1000001', unit: 'M2', quantity: '14.4' }],
  },
  'basket.ADD_ARTICLE': { matnr: '1000001', quantity: '2.88' },
  'basket.ADD_ARTICLES': { articles: [{ matnr: '1000001', quantity: '2.88' }] },
  'checkout.PLACE_ORDER': { idempotency_key: '5c1f0f6e-4d0e-4f57-9a6b-0b7d7c1a2e11', multibasket: '17' },
  'lists.CREATE_LIST': { name: 'Bad Müller' },
  'import.articles': {
    matnr: '1000001',
    texts: {
      de: { maktx: 'Bodenfliese Feinsteinzeug 60x60 cm grau' },
      en: { maktx: 'Floor tile 60x60 cm grey' },
    },
    meins: 'M2',
    qty_stepsize: '1.44',
    categories: ['floor-tiles'],
    brand: 'Tonwerk',
    ean: '4006381333931',
  },
  'import.prices': { matnr: '1000001', price: '39.90', kpein: 1, kmein: 'M2', valid_from: '2026-01-01' },
  'import.stock': { matnr: '1000001', werks: '1000', quantity: '432' },
  'import.catalogs': { id: 'EIGENMARKE', name: { de: 'Eigenmarke' }, articles: ['1000001'], reserved: 'X' },
  'import.catalog-assignments': { catalog: 'EIGENMARKE', kunnr: '100101' },
  'export.outbox.answer': { id: '42', ok: true, orderNumber: '4500012345' },
}
