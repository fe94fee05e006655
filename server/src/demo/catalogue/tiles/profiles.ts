import { de, en } from '../../shared/words.ts'
import type { Words } from '../../shared/words.ts'
import { brands } from '../brands.ts'
import type { ColourKey } from '../colours.ts'
import { colours } from '../colours.ts'
import type { Product } from '../product.ts'
import { pack } from '../product.ts'

interface Profile {
  id: string
  name: Words
  category: string
  heights: readonly number[]
  finishes: readonly ColourKey[]
  price: number
  shape: Words
}

const metals: readonly ColourKey[] = ['silber', 'goldFarben', 'edelstahl', 'schwarzMatt', 'weissMatt']
const heights = [6, 8, 10, 11, 12.5, 15] as const

// oxfmt-ignore
const profileKinds: readonly Profile[] = [
  { id: 'straight', name: ['Winkelprofil', 'Straight edge profile'], category: 'profiles-straight', heights, finishes: ['silber', 'edelstahl', 'messing', 'schwarzMatt'], price: 13.9, shape: ['Winkel', 'Angle'] },
  { id: 'round', name: ['Viertelkreisprofil', 'Quarter-round profile'], category: 'profiles-round', heights: [8, 10, 12.5], finishes: metals, price: 17.5, shape: ['Viertelkreis', 'Quarter-round'] },
  { id: 'square', name: ['Quadratprofil', 'Square profile'], category: 'profiles-square', heights: [8, 10, 11, 12.5], finishes: metals, price: 22.9, shape: ['Quadrat', 'Square'] },
  { id: 'stairs', name: ['Treppenprofil mit Einlage', 'Stair-nosing profile with insert'], category: 'profiles-stairs', heights: [8, 10, 12.5], finishes: ['silber', 'edelstahl', 'schwarzMatt'], price: 41.9, shape: ['Treppennase', 'Stair nosing'] },
  { id: 'joint', name: ['Dehnungsfugenprofil', 'Movement-joint profile'], category: 'profiles-joint', heights: [8, 10, 12.5, 15, 20], finishes: ['silber', 'edelstahl', 'messing'], price: 29.9, shape: ['Bewegungsfuge', 'Movement joint'] },
]

/** Price of a finish compared with anodised aluminium. */
const finishFactor: Partial<Record<ColourKey, number>> = {
  edelstahl: 1.9,
  messing: 2.1,
  goldFarben: 1.15,
  schwarzMatt: 1.25,
  weissMatt: 1.2,
}

/** Edge, stair and movement-joint profiles in bars of 2.50 m. */
export function* profiles(): Generator<Product> {
  for (const kind of profileKinds)
    for (const finish of kind.finishes) for (const height of kind.heights) yield profile(kind, finish, height)
}

function profile(kind: Profile, finish: ColourKey, height: number): Product {
  const shade = colours[finish].name
  const aluminium = finish !== 'edelstahl' && finish !== 'messing'
  return {
    key: `profile/${kind.id}/${finish}/${height}`,
    category: kind.category,
    drawing: 'profile',
    name: [de`${kind.name} ${height} mm ${shade} 2,50 m`, en`${kind.name} ${height} mm ${shade} 2.50 m`],
    line2: [de`für Belagstärke ${height} mm`, en`for coverings of ${height} mm`],
    text: [
      'Sauberer Abschluss und Kantenschutz für Fliesenbeläge. Profilschenkel vollflächig in Fliesenkleber einbetten; die Oberkante liegt bündig oder bis 1 mm unter dem Belag.',
      'Clean finish and edge protection for tile coverings. Bed the anchoring leg fully in tile adhesive; the top edge lies flush with or up to 1 mm below the covering.',
    ],
    brand: brands.kantalis,
    attributes: {
      shape: kind.shape,
      material: aluminium
        ? ['Aluminium', 'Aluminium']
        : finish === 'messing'
          ? ['Messing', 'Brass']
          : ['Edelstahl V2A', 'Stainless steel 304'],
      colour: shade,
      colour_family: colours[finish].family,
      height,
      length: 2500,
      thickness: aluminium ? 1.2 : 1,
      application: ['Innen', 'Indoors'],
      series: `Kanta ${kind.id === 'square' ? 'Q' : kind.id === 'round' ? 'R' : 'L'}`,
    },
    unit: 'ST',
    units: [{ unit: 'M', numerator: 2, denominator: 5 }, pack('PAK', 10)],
    weight: 0.35 + height / 40,
    price: kind.price * (finishFactor[finish] ?? 1) * (0.8 + height / 50),
    discountGroup: 'FL40',
    documents: ['data_sheet'],
  }
}
