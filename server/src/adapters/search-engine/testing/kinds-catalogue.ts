import type { SearchCategory, SearchDocument } from '../document.ts'

/** Categories of {@link kindArticles}. */
export const kindCategories: readonly SearchCategory[] = [
  ['floors', 'Bodenfliesen'],
  ['stairs', 'Treppenfliesen'],
  ['walls', 'Wandfliesen'],
  ['hatches', 'Revisionsklappen Wand und Decke'],
  ['toilets', 'Wand-WCs'],
  ['seats', 'WC-Sitze'],
  ['frames', 'Vorwandelemente'],
  ['renders', 'Putze'],
  ['trowels', 'Kellen für Maurer und Putzer'],
  ['glues', 'Kleber'],
  ['systems', 'Klebe- und Armierungsmörtel'],
  ['screws', 'Schnellbauschrauben'],
  ['drivers', 'Schrauber'],
  ['trousers', 'Arbeitshosen'],
  ['hoses', 'Schläuche'],
  ['pumps', 'Umwälzpumpen'],
  ['tapes', 'Klebebänder'],
  ['concrete', 'Beton'],
  ['screeds', 'Estriche'],
  ['spacers', 'Verlegehilfen'],
  ['taps', 'Waschtischarmaturen'],
  ['sinks', 'Küchenarmaturen'],
  ['boards', 'Gipsplatten'],
  ['care', 'Pflege'],
].map(([id = '', de = '']) => ({ id, name: { de }, sort: '000010' }))

const article = (
  matnr: string,
  category: string,
  maktx: string,
  maktx2 = '',
  more: Partial<SearchDocument> = {},
): SearchDocument => ({
  matnr,
  texts: { de: { maktx, ...(maktx2 && { maktx2 }) } },
  categories: [[category]],
  ...more,
})

/** Things, what goes with them, and what is only called alike; what is not meant sells better. */
export const kindArticles: readonly SearchDocument[] = [
  article(
    '600001',
    'floors',
    'Feinsteinzeug Bodenfliese Alba 60x60 cm grau R10 B rektifiziert',
    'Steinoptik matt',
  ),
  article(
    '600002',
    'floors',
    'Feinsteinzeug Bodenfliese Alba 30x60 cm grau R10 B rektifiziert',
    'Holzoptik matt',
  ),
  article('600003', 'floors', 'Feinsteinzeug Bodenfliese Nora 60x60 cm sand R11 rektifiziert', 'Betonoptik', {
    supplierNumbers: ['KD-107919'],
  }),
  article('600004', 'stairs', 'Treppenfliese Alba 30x120 cm grau'),
  article('600005', 'walls', 'Steingut Wandfliese Vela 20x20 cm creme matt', 'nur für innen'),
  article('600006', 'hatches', 'Revisionsklappe Fliese bündig 20x20 cm', 'für die Wand'),
  article('600011', 'toilets', 'Aquelo Arva Wand-Tiefspül-WC spülrandlos 360x540 mm weiß'),
  article('600012', 'seats', 'Aquelo Arva WC-Sitz mit Absenkautomatik weiß', '', { salesRank: 9000 }),
  article('600013', 'frames', 'Rohrena WC-Element 980 mm', '', { salesRank: 9000, available: true }),
  article('600021', 'renders', 'Mauralit Filzputz 25 kg'),
  article('600022', 'trowels', 'Werko Putzkelle 160 mm', 'Mauern, Putzen, Verfugen', { salesRank: 9000 }),
  article('600023', 'glues', 'Hafto DK 40 Dispersionskleber D2 TE weiß 25 kg'),
  article('600024', 'systems', 'Mauralit Klebe- und Armierungsmörtel KA 20 25 kg', '', { salesRank: 9000 }),
  article('600031', 'screws', 'Schraubo Trockenbauschraube 3,9 x 25 mm'),
  article('600032', 'drivers', 'Volto Akku-Trockenbauschrauber', '', { salesRank: 9000 }),
  article('600033', 'trousers', 'Sicuro Bundhose grau Gr. 50', 'Knöpfe aus Holz'),
  article('600034', 'hoses', 'Wollo Kautschukschlauch 2 m', '', { salesRank: 9000 }),
  article('600041', 'pumps', 'Heizo Umwälzpumpe 25-60', '', { salesRank: 1 }),
  article('600042', 'tapes', 'Luftdicht-Klebeband 60 mm x 25 m', '', { salesRank: 1 }),
  article('600043', 'concrete', 'Mauralit Fertigbeton C 25/30 40 kg'),
  article('600044', 'concrete', 'Mauralit Portlandzement CEM II 32,5 R 25 kg'),
  article('600052', 'taps', 'Tropfo Waschtischarmatur Unterputz chrom', 'auch für die Küche', {
    salesRank: 9000,
  }),
  article('600053', 'sinks', 'Tropfo Spültischmischer schwenkbar mit Auszugbrause chrom'),
  article('600054', 'boards', 'Gipsuro Gipskartonplatte GKB 12,5 mm'),
  article('600055', 'care', 'Dichto Fleckschutz farbvertiefend 1 l'),
  article('600046', 'spacers', 'Werko Nivellierkeile 100 ST'),
  article('600047', 'trowels', 'Werko Kelle 200 mm', 'Holzgriff'),
  article('600045', 'screeds', 'Mauralit Estrich 30 kg', 'CT-C25-F4'),
]
