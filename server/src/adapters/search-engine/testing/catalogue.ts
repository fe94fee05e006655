import type { SearchCategory, SearchDocument } from '../document.ts'

/** A small tile shop for tests of search engines. */
export const categories: readonly SearchCategory[] = [
  { id: 'tiles', name: { de: 'Fliesen', en: 'Tiles' }, sort: '000010', image: 'tiles.jpg' },
  { id: 'floor', parent: 'tiles', name: { de: 'Bodenfliesen', en: 'Floor tiles' }, sort: '000010' },
  { id: 'wall', parent: 'tiles', name: { de: 'Wandfliesen', en: 'Wall tiles' }, sort: '000020' },
  { id: 'chemistry', name: { de: 'Bauchemie', en: 'Construction chemistry' }, sort: '000020' },
  { id: 'adhesive', parent: 'chemistry', name: { de: 'Fliesenkleber', en: 'Tile adhesive' }, sort: '000010' },
  { id: 'sanitary', name: { de: 'Sanitär' }, sort: '000030' },
]

const colour = (de: string, en: string) => ({
  key: 'colour',
  name: { de: 'Farbe', en: 'Colour' },
  value: { de, en },
  facet: true,
})
const format = (text: string) => ({
  key: 'format',
  name: { de: 'Format', en: 'Format' },
  value: { de: text, en: text },
  facet: true,
})
const slip = (text: string) => ({
  key: 'slip',
  name: { de: 'Rutschhemmung', en: 'Slip resistance' },
  value: { de: text },
  facet: true,
})
const thickness = (number: number) => ({
  key: 'thickness',
  name: { de: 'Stärke', en: 'Thickness' },
  value: { number, unit: 'mm' },
  facet: true,
})

export const articles: readonly SearchDocument[] = [
  {
    matnr: '100001',
    bismt: 'ALT-77/4',
    ean: '4006381333931',
    supplierNumbers: ['TER.60120-A', '998877'],
    customerNumbers: [{ kunnr: 'K1', number: 'Lager 17' }],
    texts: {
      de: { maktx: 'Feinsteinzeugfliese Terra anthrazit 60x120 cm', maktx2: 'rektifiziert, frostsicher' },
      en: { maktx: 'Terra porcelain tile anthracite 60x120 cm' },
    },
    brand: 'Terra Nova',
    supplierName: 'Ceramiche Alba',
    categories: [['tiles', 'floor']],
    attributes: [colour('anthrazit', 'anthracite'), format('60x120 cm'), slip('R10 B'), thickness(9)],
    price: 39.9,
    created: '2025-05-01',
    salesRank: 500,
    available: true,
    werks: ['0001', '0002'],
    catalogs: ['tiler'],
  },
  {
    matnr: '100002',
    supplierNumbers: ['TER.6060-G'],
    texts: {
      de: { maktx: 'Bodenfliese Terra grau 600 x 600 mm' },
      en: { maktx: 'Terra floor tile grey 600 x 600 mm' },
    },
    brand: 'Terra Nova',
    supplierName: 'Ceramiche Alba',
    categories: [['tiles', 'floor']],
    attributes: [colour('grau', 'grey'), format('600 x 600 mm'), slip('R9'), thickness(20)],
    price: 24.5,
    created: '2026-01-10',
    salesRank: 50,
    available: true,
    werks: ['0001'],
    catalogs: ['tiler', 'plumber'],
  },
  {
    matnr: '100003',
    texts: {
      de: { maktx: 'Wandfliese Lumen weiß glänzend 30/60 cm' },
      en: { maktx: 'Lumen wall tile white glossy 30/60 cm' },
    },
    brand: 'Lumina',
    categories: [['tiles', 'wall']],
    attributes: [colour('weiß', 'white'), format('30/60 cm'), thickness(8.5)],
    price: 18,
    created: '2024-02-02',
    werks: [],
  },
  {
    matnr: '200001',
    supplierNumbers: ['KF-25'],
    texts: {
      de: {
        maktx: 'Wandfliesenkleber Haftfix grau 25 kg',
        description: 'Flexibler Dünnbettmörtel für innen und außen.',
      },
      en: { maktx: 'Haftfix wall tile adhesive grey 25 kg' },
    },
    brand: 'Haftfix',
    categories: [['chemistry', 'adhesive']],
    attributes: [colour('grau', 'grey')],
    price: 15.2,
    salesRank: 9000,
    available: true,
    werks: ['0002'],
    catalogs: ['tiler'],
  },
  {
    matnr: '200002',
    texts: {
      de: { maktx: 'Dübel Universal 8 mm, 100 Stück' },
      en: { maktx: 'Universal wall plug 8 mm, 100 pieces' },
    },
    brand: 'Haftfix',
    categories: [['chemistry']],
    discontinued: true,
    price: 7.95,
  },
  {
    matnr: '300001',
    texts: {
      de: { maktx: 'HT-Rohr DN 110 1000 mm grau' },
      en: { maktx: 'Waste pipe DN 110 1000 mm grey' },
    },
    categories: [['sanitary']],
    attributes: [colour('grau', 'grey')],
    price: 6.4,
    available: true,
    catalogs: ['plumber'],
  },
  {
    matnr: '300002',
    searchWords: ['ABSPERRV', 'Wasserhahn'],
    classNames: { de: ['Absperrorgan'], en: ['Isolating valve'] },
    texts: {
      de: { maktx: 'Kugelhahn Messing 1/2" Innengewinde, 0,5 l Sperrflüssigkeit' },
      en: { maktx: 'Brass ball valve 1/2" female thread' },
    },
    brand: 'Aquatec',
    catalogs: ['valves'],
    reserved: true,
    categories: [['sanitary']],
    attributes: [{ key: 'energy', name: { de: 'Energieklasse' }, value: { de: 'A+' }, facet: true }],
    price: 12.49,
    available: true,
  },
]
