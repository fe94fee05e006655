import type { Random } from '../../search/random.ts'
import { thingKinds } from './kinds.ts'
import type { SizeRule, ThingKind } from './kinds.ts'

/** One measure as figures and unit; `4 ft. x 8 ft.` has two figures. */
export interface Size {
  figures: string[]
  unit: string
}

export interface EnglishArticle {
  id: string
  title: string
  kind: ThingKind
  brand: string
  size?: Size
  material?: string
  colour?: string
}

const inches =
  '1/4 3/8 1/2 5/8 3/4 1 1-1/4 1-1/2 2 2-1/2 3 3-1/2 4 5 6 8 10 12 14 18 20 22 24 30 36 42 48 52 60'
const figuresOf: Record<Exclude<SizeRule, 'none'>, { unit: string; figures: string[] }> = {
  pipe: { unit: 'in. x ft.', figures: crossed('1/2 3/4 1 1-1/4 1-1/2 2 3 4', '2 5 10 20') },
  lumber: { unit: 'in. x in. x ft.', figures: crossed('1x4 1x6 2x4 2x6 4x4 6x6 5/8x5', '6 8 10 12') },
  board: { unit: 'in. x ft. x ft.', figures: crossed('1/4 1/2 5/8 3/4 1', '4x8 2x4 4x10') },
  tile: { unit: 'in. x in.', figures: crossed('3 6 12 16 20', '6 12 20 24 25') },
  inch: { unit: 'in.', figures: inches.split(' ') },
  feet: { unit: 'ft.', figures: '3 4 6 8 10 12 16 20 25 50 100'.split(' ') },
  gallon: { unit: 'gal.', figures: '1 2 5 6 13 16 30 40 50'.split(' ') },
  pound: { unit: 'lb.', figures: '1 3 5 7 10 25 40 50 60 80'.split(' ') },
  volt: { unit: 'Volt', figures: '9 12 18 20 24 40 120'.split(' ') },
  watt: { unit: 'Watt', figures: '9 15 25 40 60 75 100 150 500 1500'.split(' ') },
  gauge: { unit: 'Gauge', figures: '10 12 14 16 18'.split(' ') },
  rug: { unit: 'ft. x ft.', figures: crossed('2 4 5 8 9', '3 6 8 10 12') },
}

const features =
  `Adjustable;Heavy Duty;Smooth;Commercial;Premium;Decorative;Quick Install;Weather Resistant;Dual Action;
  Energy Efficient;Low Profile;Compact;Classic;High Efficiency;Indoor/Outdoor;Reversible;2-Speed;All-Purpose;Contractor
  Grade;Modern;Rustic;Professional`
    .split(';')
    .map((one) => one.trim().replace(/\s+/g, ' '))
const endings =
  `with Hardware;(Valve Not Included);with Remote;for Indoor Use;with Lifetime Warranty;(Price Varies by
  Location);with Mounting Kit;for Wood and Metal;(Actual Size Varies);with Soft Close;for Kitchen and Bath;- Sample`
    .split(';')
    .map((one) => one.trim().replace(/\s+/g, ' '))

/** Building-materials titles in the manner of American shops: brand, series, measure, feature, material, kind, colour. */
export function makeArticles(count: number, random: Random): EnglishArticle[] {
  const brands = Array.from({ length: 220 }, () => random.name())
  const series = Array.from({ length: 900 }, () => random.name())
  return Array.from({ length: count }, (_, number) => {
    const kind = random.pick(thingKinds)
    const size = sizeOf(kind.size, random)
    const article: Omit<EnglishArticle, 'title'> = {
      id: String(100_001 + number),
      kind,
      brand: random.pickPopular(brands),
      ...(size && { size }),
      ...(kind.materials.length > 0 && { material: random.pick(kind.materials) }),
      ...(kind.colours.length > 0 && random.next() < 0.8 && { colour: random.pick(kind.colours) }),
    }
    return { ...article, title: titleOf(article, random.pick(series), random) }
  })
}

function titleOf(article: Omit<EnglishArticle, 'title'>, series: string, random: Random): string {
  const { kind, brand, size, material, colour } = article
  const likely = (share: number, part: string | undefined) =>
    part !== undefined && random.next() < share ? [part] : []
  const colourBehind = random.next() < 0.6
  const named = material && kind.name.includes(material) ? undefined : material
  return [
    brand,
    ...likely(0.6, series),
    ...likely(1, size && written(size)),
    ...likely(colourBehind ? 0 : 1, colour),
    ...likely(0.45, random.pick(features)),
    ...likely(1, named),
    kind.name,
    ...(colour && colourBehind ? [`in ${colour}`] : []),
    ...likely(0.3, random.pick(endings)),
    ...likely(0.2, `(${random.pick([2, 3, 4, 6, 10, 25, 100])}-Pack)`),
    ...likely(0.1, `#${random.name().slice(0, 2).toUpperCase()}-${random.digits(3)}`),
  ].join(' ')
}

/** '4 ft. x 8 ft.', '18-Volt', '1/2 in.' */
export function written({ figures, unit }: Size): string {
  const units = unit.split(' x ')
  const joint = /^[A-Z]/.test(unit) ? '-' : ' '
  return figures.map((figure, i) => figure + joint + (units[i] ?? units.at(-1))).join(' x ')
}

function sizeOf(rule: SizeRule, random: Random): Size | undefined {
  if (rule === 'none') return undefined
  const { unit, figures } = figuresOf[rule]
  return { figures: random.pick(figures).split('x'), unit }
}

function crossed(first: string, second: string): string[] {
  return first.split(' ').flatMap((a) => second.split(' ').map((b) => `${a}x${b}`))
}
