/** A unit as written, its base unit and what one of it is in the base unit. */
interface Unit {
  base: string
  factor: number
}

const table: Record<string, [base: string, factor: number, spellings: string]> = {
  mm: ['mm', 1, 'mm millimeter millimeters millimetre'],
  cm: ['mm', 10, 'cm zentimeter centimeter centimeters'],
  m: ['mm', 1000, 'm mtr meter metern meters metre lfm'],
  inch: ['mm', 25.4, 'in inch inches zoll "'],
  foot: ['mm', 304.8, "ft foot feet '"],
  yard: ['mm', 914.4, 'yd yds yard yards'],
  m2: ['m2', 1, 'm2 qm sqm quadratmeter'],
  cm2: ['m2', 0.0001, 'cm2'],
  mm2: ['mm2', 1, 'mm2 qmm'],
  sqft: ['sqft', 1, 'sqft sf'],
  cuft: ['cuft', 1, 'cuft'],
  sqin: ['sqin', 1, 'sqin'],
  cuin: ['cuin', 1, 'cuin'],
  m3: ['l', 1000, 'm3 cbm kubikmeter'],
  l: ['l', 1, 'l ltr liter litre liters litres'],
  ml: ['l', 0.001, 'ml milliliter'],
  gal: ['gal', 1, 'gal gals gallon gallons'],
  quart: ['gal', 0.25, 'qt qts quart quarts'],
  pint: ['gal', 0.125, 'pt pint pints'],
  oz: ['oz', 1, 'oz ounce ounces'],
  kg: ['kg', 1, 'kg kilo kilogramm kilogram'],
  g: ['kg', 0.001, 'g gr gramm grams'],
  t: ['kg', 1000, 't tonne tonnen'],
  lb: ['lb', 1, 'lb lbs pound pounds'],
  w: ['w', 1, 'w watt watts'],
  kw: ['w', 1000, 'kw kilowatt'],
  conductivity: ['wmk', 1, 'wmk'],
  transmittance: ['wm2k', 1, 'wm2k'],
  v: ['v', 1, 'v volt volts'],
  amp: ['amp', 1, 'amp amps ampere'],
  ah: ['ah', 1, 'ah'],
  hp: ['hp', 1, 'hp ps horsepower'],
  btu: ['btu', 1, 'btu btus'],
  cfm: ['cfm', 1, 'cfm'],
  gpm: ['gpm', 1, 'gpm'],
  gpf: ['gpf', 1, 'gpf'],
  psi: ['psi', 1, 'psi'],
  bar: ['bar', 1, 'bar'],
  gauge: ['gauge', 1, 'ga gauge awg'],
  degree: ['degree', 1, 'deg degree degrees grad grd °'],
  pack: ['pack', 1, 'pk pack packs'],
  piece: ['piece', 1, 'pc pcs piece pieces stk stück stueck st'],
  part: ['part', 1, 'teilig teiliges teilige tlg'],
  fold: ['fold', 1, 'fach faches fache'],
  layer: ['layer', 1, 'lagig lagiges lagige'],
  row: ['row', 1, 'reihig reihiges reihige'],
  pole: ['pole', 1, 'polig poliges polige'],
  wire: ['wire', 1, 'adrig adriges adrige'],
  stage: ['stage', 1, 'stufig stufiges stufige'],
  leaf: ['leaf', 1, 'flügelig flügeliges flügelige'],
  count: ['count', 1, 'ct count'],
  mil: ['mil', 1, 'mil'],
  lumen: ['lumen', 1, 'lm lumen lumens'],
  percent: ['percent', 1, '% prozent percent'],
}

/** Units that name the article rather than measure it ('gallon bucket'): searchable as words of their own. */
export const spokenUnits: ReadonlySet<string> = new Set(['gal', 'pack', 'gauge', 'piece', 'watt', 'btu'])

/** How measures of a base unit are written; those of the others are hardly typed so. */
export const unitSigns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mm: 'mm',
    m2: 'm²',
    l: 'l',
    kg: 'kg',
    w: 'W',
    v: 'V',
    ah: 'Ah',
    bar: 'bar',
    percent: '%',
  }),
)

const units = new Map<string, Unit>()
for (const [base, factor, spellings] of Object.values(table)) {
  for (const spelling of spellings.split(' ')) units.set(spelling, { base, factor })
}

const perKelvin = /\bw ?\/ ?\(? ?(m2?) ?[·*.]? ?k\b ?\)?/g

/** Units of several words or signs in the one-word form of the table. */
export function joinUnits(text: string): string {
  if (!/(sq|cu|fl|square|cubic|w ?\/)/.test(text)) return text
  return text
    .replace(perKelvin, 'w$1k')
    .replace(/\bsq(?:uare)?\.?[ -]?(?:ft\b\.?|foot\b|feet\b)/g, 'sqft')
    .replace(/\bcu(?:bic)?\.?[ -]?(?:ft\b\.?|foot\b|feet\b)/g, 'cuft')
    .replace(/\bsq(?:uare)?\.?[ -]?in(?:\b\.?|ch(?:es)?\b)/g, 'sqin')
    .replace(/\bcu(?:bic)?\.?[ -]?in(?:\b\.?|ch(?:es)?\b)/g, 'cuin')
    .replace(/\bfl\.? ?oz\b\.?/g, 'oz')
}

export const unitNamed = (spelling: string): Unit | undefined => units.get(spelling)

const letters = [...units.keys()].filter((spelling) => /^[a-zü]/.test(spelling))
/** Matches a unit written behind a number; the spelling is the first group that is filled. */
export const unitPattern = new RegExp(
  `(?:\\s?-?(${letters.toSorted((a, b) => b.length - a.length).join('|')})(?:(?![a-zäöüß0-9])|(?=x\\.?\\d))\\.?|\\s?(°|%)|("|'')|(')(?![a-wyz]|x(?!\\.?\\d)))`,
  'y',
)

/** A canonical figure: at most six digits, no exponent. */
export const figure = (value: number): string =>
  Number.isInteger(value) && value < 1_000_000 ? String(value) : String(Number(value.toPrecision(6)))

const unitsFrom = (shortest: number): string =>
  letters
    .filter(({ length }) => length >= shortest)
    .toSorted((a, b) => b.length - a.length)
    .join('|')
const longUnits = unitsFrom(2)
/** Behind a space the beginning of a word is no unit: '13 insulation', '5 galvanized'. */
const behindUnit = new RegExp(`(\\d(?:-?(?:${longUnits})| (?:${unitsFrom(4)})))(?=[a-z]{3})`, 'gi')
const beforeMeasure = new RegExp(`([a-z]{3})(?=\\d+(?:[./]\\d+)?(?:${longUnits})(?![a-z]))`, 'gi')

/** The same before a size or a fraction: 'sheet24x48', 'rope1/2'. */
const beforeSize = /([a-z]{3})(?=\d+(?:x\d|\/(?:2|4|8|16)(?!\d)))/gi

/** '3/4inchpvc' with a space behind the unit, 'shopvac12gal' with one before the figure. */
export const partMeasures = (text: string): string =>
  text.replace(behindUnit, '$1 ').replace(beforeMeasure, '$1 ').replace(beforeSize, '$1 ')
