import type { SearchDocument } from '../document.ts'

const article = (matnr: string, maktx: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  matnr,
  texts: { de: { maktx } },
  ...more,
})

/** Articles whose figures and codes are easily mistaken for one another, for tests of what trade queries mean. */
export const tradeArticles: readonly SearchDocument[] = [
  article('400001', 'Eckventil chrom G 1/2 x 3/8'),
  article('400002', 'Porenbeton Planstein 4-0,5 624x240x249 mm', {
    attributes: [{ key: 'density', name: { de: 'Rohdichteklasse' }, value: { number: 0.5 }, facet: false }],
  }),
  article('400003', 'Plattformleiter 5 Stufen'),
  article('400004', 'Wärmepumpe Aeris 5 kW'),
  article('400005', 'Reiniger 500 ml'),
  article('400006', 'Waschtisch Lineo 600x465 mm'),
  article('400007', 'Steckschlüssel 13'),
  article('400008', 'Steckschlüssel 130 mm'),
  article('400009', 'Kies 8/16 rund'),
  article('400010', 'Tellerkopfschraube 6 x 100 mm 100 ST'),
  article('400011', 'Flexkleber FX 130 C2 TE grau 25 kg'),
  article('400012', 'Wandkleber FK 90 C1 TE grau 15 kg'),
  article('400013', 'Klemmfilz 100 mm, λ 0,035 W/(m·K)'),
  article('400014', 'Gipsplatte GKB 12,5 mm 1250x2000 mm'),
  article('400015', 'CW-Profil 75 x 0,6 mm'),
  article('400016', 'Plattformleiter 110 Stufen'),
  article('400017', 'Gliedermaßstab Buche'),
  article('400018', 'Terrassenplatte Quarzano 50x50x3 cm'),
  article('400019', 'Riemchen Sereno 30x60 cm matt', {
    attributes: [
      { key: 'thickness', name: { de: 'Stärke' }, value: { number: 9, unit: 'mm' }, facet: false },
      { key: 'joint', name: { de: 'Fuge' }, value: { number: 2, unit: 'mm' }, facet: false },
    ],
  }),
  article('400020', 'Thermostatkopf Klassik M 30 x 1,5'),
  article('400021', 'Rohrverschraubung Eck DN 15'),
  article('400022', 'Wand-WC spülrandlos weiß'),
  article('400023', 'Montagehandschuh Gr. 9'),
  article('400024', 'Seife für Hände'),
  article('400025', 'Ansetzmörtel C3 FT S1'),
  article('400026', 'Gas-Brennwerttherme Condensa 25 kW'),
  article('400027', 'Dachablauf 6-teilig'),
  article('400028', 'Quadratprofil Trimetta 7,5 edelstahl gebürstet'),
  article('400029', 'Doppelnippel verzinkt 1 1/4 Zoll'),
  article('1000003', 'Messkeil Profi', { supplierNumbers: ['SV-107919'] }),
  article('500017', 'Stelzlager', {
    supplierNumbers: ['X7.0003945'],
    customerNumbers: [{ kunnr: '7000801', number: 'FB683141' }],
  }),
]
