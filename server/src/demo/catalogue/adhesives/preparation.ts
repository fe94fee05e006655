import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import { hazards } from '../hazards.ts'
import type { Attributes, Product } from '../product.ts'
import { pack } from '../product.ts'

interface Preparation {
  id: string
  category: string
  title: Words
  use: Words
  /** Pack sizes, kg for powders, litres for liquids. */
  sizes: readonly number[]
  measure: 'kg' | 'l'
  packing: 'sack' | 'bucket' | 'canister'
  /** Euros of the first size. */
  price: number
  /** kg/m², for levelling per mm of thickness. */
  consumption: number
  norm: string
  hazard?: Attributes
}

const floors: Words = ['Böden innen', 'Indoor floors']
const wet: Words = ['Bad, Dusche, Balkon', 'Bath, shower, balcony']
const care: Words = ['Fliesen und Naturstein', 'Tiles and natural stone']

// oxfmt-ignore
const items: readonly Preparation[] = [
  item('deep', 'primer-all', ['Tiefgrund TG 10', 'Deep primer TG 10'], ['saugende Untergründe', 'absorbent substrates'], [10, 5, 1], 'l', 'canister', 34.9, 0.15, 'EN 13300'),
  item('adhesion', 'primer-all', ['Haftgrund HG 20 mit Quarzsand', 'Bonding primer HG 20 with quartz sand'], ['glatte Untergründe, alte Fliesen', 'smooth substrates, old tiles'], [20, 5, 1], 'kg', 'bucket', 99, 0.2, 'EN 13300', hazards.irritant),
  item('block', 'primer-all', ['Epoxidgrundierung EG 40', 'Epoxy primer EG 40'], ['Restfeuchte sperren', 'blocks residual moisture'], [10, 5], 'kg', 'bucket', 149, 0.4, 'EN 1504-2', hazards.epoxy),
  item('concentrate', 'primer-all', ['Grundierkonzentrat GK 15', 'Primer concentrate GK 15'], ['1:1 bis 1:4 verdünnbar', 'dilutable 1:1 to 1:4'], [10, 5, 1], 'l', 'canister', 46.9, 0.1, 'EN 13300'),
  item('wood', 'primer-all', ['Holzgrund WG 30', 'Wood primer WG 30'], ['Dielen und Spanplatten', 'floorboards and chipboard'], [5, 1], 'l', 'canister', 39.9, 0.15, 'EN 13300'),
  item('floor', 'levelling-floor', ['Bodenausgleich BA 10 selbstverlaufend', 'Floor levelling BA 10 self-levelling'], floors, [25], 'kg', 'sack', 24.9, 1.6, 'EN 13813 CT-C25-F6', hazards.cement),
  item('floor-fibre', 'levelling-floor', ['Faserspachtel BA 20 auf Holz', 'Fibre compound BA 20 on timber'], floors, [25], 'kg', 'sack', 33.9, 1.5, 'EN 13813 CT-C30-F7', hazards.cement),
  item('floor-gypsum', 'levelling-floor', ['Calciumsulfat-Ausgleich BA 30', 'Calcium-sulphate levelling BA 30'], floors, [25], 'kg', 'sack', 21.9, 1.6, 'EN 13813 CA-C25-F6'),
  item('floor-outdoor', 'levelling-floor', ['Ausgleichsmasse BA 40 außen', 'Levelling compound BA 40 outdoors'], ['Böden innen und außen', 'Floors indoors and outdoors'], [25], 'kg', 'sack', 36.5, 1.7, 'EN 13813 CT-C35-F7', hazards.cement),
  item('floor-thick', 'levelling-floor', ['Dickausgleich BA 50 bis 80 mm', 'Thick levelling BA 50 up to 80 mm'], floors, [25], 'kg', 'sack', 27.9, 1.8, 'EN 13813 CT-C25-F5', hazards.cement),
  item('screed-fast', 'levelling-floor', ['Schnellestrich SE 60', 'Rapid screed SE 60'], floors, [25, 40], 'kg', 'sack', 13.9, 2, 'EN 13813 CT-C30-F5', hazards.cement),
  item('repair', 'levelling-repair', ['Reparaturmörtel RM 10 standfest', 'Repair mortar RM 10 non-sag'], ['Treppen, Kanten, Ausbrüche', 'Stairs, edges, break-outs'], [25, 5], 'kg', 'sack', 32.9, 1.7, 'EN 1504-3 R3', hazards.cement),
  item('repair-fine', 'levelling-repair', ['Feinspachtel RM 20', 'Fine filler RM 20'], ['Wand und Decke', 'Walls and ceilings'], [20, 5], 'kg', 'sack', 29.9, 1.3, 'EN 1504-3 R2', hazards.cement),
  item('repair-fast', 'levelling-repair', ['Blitzzement RM 30', 'Lightning cement RM 30'], ['Dübel, Haken, Wassereinbruch', 'Anchors, hooks, water ingress'], [15, 5, 1], 'kg', 'bucket', 27.9, 1.9, 'EN 1504-6', hazards.cement),
  item('membrane', 'waterproofing-liquid', ['Flüssigfolie DF 10', 'Liquid membrane DF 10'], ['Bad und Dusche', 'Bath and shower'], [20, 7, 3], 'kg', 'bucket', 124, 1.1, 'DIN 18534 W0-I bis W2-I'),
  item('slurry', 'waterproofing-liquid', ['Dichtschlämme DS 20 flexibel', 'Flexible slurry DS 20'], wet, [20, 10], 'kg', 'sack', 59.9, 3, 'DIN 18531, DIN 18534', hazards.cement),
  item('slurry-2k', 'waterproofing-liquid', ['Dichtschlämme DS 30 2K schnell', 'Slurry DS 30 2C rapid'], wet, [24], 'kg', 'bucket', 109, 2.4, 'DIN 18535', hazards.cement),
  item('bitumen', 'waterproofing-liquid', ['Dickbeschichtung DB 40 2K', 'Thick coating DB 40 2C'], ['Keller erdberührt', 'Basements in ground contact'], [30], 'kg', 'bucket', 89, 4.5, 'DIN 18533', hazards.irritant),
  item('reactive', 'waterproofing-liquid', ['Reaktivabdichtung RD 50', 'Reactive waterproofing RD 50'], wet, [20, 10], 'kg', 'bucket', 139, 2.2, 'DIN 18533'),
  item('cement-film', 'cleaner-tile', ['Zementschleierentferner', 'Cement residue remover'], care, [1, 5, 10], 'l', 'canister', 9.9, 0.1, 'DIN 38412', hazards.acid),
  item('intensive', 'cleaner-tile', ['Intensivreiniger alkalisch', 'Intensive alkaline cleaner'], care, [1, 5, 10], 'l', 'canister', 11.5, 0.1, 'DIN 38412', hazards.acid),
  item('daily', 'cleaner-tile', ['Wischpflege Feinsteinzeug', 'Mop care for porcelain'], care, [1, 5], 'l', 'canister', 8.5, 0.02, 'DIN 38412'),
  item('epoxy-film', 'cleaner-tile', ['Epoxidschleierentferner', 'Epoxy residue remover'], care, [1, 5], 'l', 'canister', 19.9, 0.1, 'DIN 38412', hazards.solvent),
  item('foam', 'cleaner-tile', ['PU-Schaum-Reiniger', 'PU foam cleaner'], ['Pistole und frischer Schaum', 'Gun and fresh foam'], [0.5], 'l', 'canister', 6.9, 0.05, 'DIN 38412', hazards.solvent),
  item('impregnate', 'cleaner-protect', ['Imprägnierung Naturstein', 'Natural stone impregnation'], care, [1, 5], 'l', 'canister', 24.9, 0.15, 'EN 1504-2', hazards.solvent),
  item('stain-stop', 'cleaner-protect', ['Fleckschutz farbvertiefend', 'Stain protection, colour-enhancing'], care, [1, 5], 'l', 'canister', 31.9, 0.12, 'EN 1504-2', hazards.solvent),
  item('grout-protect', 'cleaner-protect', ['Fugenschutz', 'Grout protection'], ['Fugen', 'Grout'], [0.5, 1], 'l', 'canister', 14.9, 0.05, 'EN 1504-2'),
]

function item(
  id: string,
  category: string,
  title: Words,
  use: Words,
  sizes: readonly number[],
  measure: Preparation['measure'],
  packing: Preparation['packing'],
  price: number,
  consumption: number,
  norm: string,
  hazard?: Attributes,
): Preparation {
  return { id, category, title, use, sizes, measure, packing, price, consumption, norm, hazard }
}

/** Primers, levelling compounds, waterproofing, cleaners. */
export function* preparation(): Generator<Product> {
  for (const entry of items) for (const size of entry.sizes) yield article(entry, size)
}

const units = { sack: 'SA', bucket: 'EI', canister: 'KAN' } as const

function article(entry: Preparation, size: number): Product {
  const first = entry.sizes[0] ?? size
  const levelling = entry.category.startsWith('levelling')
  const brand = entry.category.startsWith('cleaner') ? brands.dichtaro : brands.haftolan
  const kind = entry.category.split('-')[0]
  return {
    key:
      size === first
        ? `${kind === 'primer' || kind === 'cleaner' ? kind : 'preparation'}/${entry.id}`
        : undefined,
    category: entry.category,
    drawing: entry.packing,
    name: [
      de`${brand.name} ${entry.title} ${size} ${entry.measure}`,
      en`${brand.name} ${entry.title} ${size} ${entry.measure}`,
    ],
    line2: entry.use,
    text: [
      de`${entry.title[0]} für ${entry.use}. Verbrauch rund ${entry.consumption} ${levelling ? 'kg/m² je mm' : 'kg/m²'}. Geprüft nach ${entry.norm}.`,
      en`${entry.title[1]} for ${entry.use}. Consumption about ${entry.consumption} ${levelling ? 'kg/m² per mm' : 'kg/m²'}. Tested to ${entry.norm}.`,
    ],
    brand,
    attributes: {
      application: entry.use,
      ...(entry.measure === 'kg' ? { content_kg: size } : { content_l: size }),
      ...(levelling ? { consumption_per_mm: entry.consumption } : { consumption: entry.consumption }),
      processing_temperature: { from: 5, to: 30 },
      walkable_after: levelling ? 4 : 2,
      layer_thickness: levelling ? { from: 2, to: 30 } : { from: 0.1, to: 2 },
      colour:
        entry.packing === 'canister'
          ? (['transparent', 'transparent'] as const)
          : (['grau', 'grey'] as const),
      norm: entry.norm,
      ...entry.hazard,
    },
    unit: units[entry.packing],
    units: [pack('PAL', Math.max(8, Math.floor(900 / size)))],
    weight: size,
    price: entry.price * (size === first ? 1 : (size / first) * (size < first ? 1.35 : 0.9)),
    discountGroup: 'BC30',
    documents: entry.hazard
      ? ['data_sheet', 'safety_data_sheet']
      : ['data_sheet', 'declaration_of_performance'],
  }
}
