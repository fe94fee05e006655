import { fold } from './fold.ts'
import { tradeNouns } from './trade-nouns.ts'

/** How a word stands in its text. */
interface Standing {
  /** A point follows it. */
  hasPoint: boolean
  /** A hyphen with a further word follows it, or its point. */
  isModifier: boolean
  /** A hyphen joins it to the word before. */
  glued: boolean
  /** A figure or the letters of a size follow its point: 'Gr. 43', 'Gr. XL'. */
  isSize: boolean
}

const pairs = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split(/\s*,\s*/)
      .map((line) => line.split(/\s+/) as [string, string]),
  )

/** Letters that are no word of their own, so that they need no point. */
const anywhere =
  pairs(`anthr anthrazit, wß weiß, verz verzinkt, fvz feuerverzinkt, verchr verchromt, vern vernickelt,
  edelst edelstahl, feinsteinz feinsteinzeug, fstz feinsteinzeug, steinz steinzeug, steing steingut, unglas unglasiert,
  impr imprägniert, elox eloxiert, rekt rektifiziert, seidengl seidenglänzend, seidenm seidenmatt, waagr waagrecht,
  senkr senkrecht, rostfr rostfrei, handsch handschuh, chr chrom, glzd glänzend, glz glänzend, bhk badheizkörper, sanisil sanitärsilikon`)

/** Letters that may be something else without their point. */
const withPoint =
  pairs(`gl glänzend, kal kalibriert, pol poliert, schw schwarz, acr acryl, mess messing, zem zement, m mit,
  f für, u und, o ohne, batt batterie, vent ventil, prof profil, schr schraube`)

/** First parts of compounds before a hyphen, with what joins them to the next: the mineral of 'Min.-Wolle'. */
const before =
  pairs(`min mineral, gew gewinde, abschl abschluss, ausgl ausgleichs, entk entkopplungs, trennw trennwand,
  sicherh sicherheits, verl verlängerungs, lüft lüftungs, rev revisions, niv nivellier, bew bewehrungs, inj injektions,
  ausd ausdehnungs, ausdehn ausdehnungs, durchl durchlauf, schmutzw schmutzwasser, trinkw trinkwasser, warmw warmwasser,
  kaltw kaltwasser, abw abwasser, mehrsch mehrschicht, verb verbund, bitum bitumen, arb arbeits, mos mosaik, fl fliesen,
  pl platten, schr schrauben, thermost thermostat, rückschl rückschlag`)

/** Last parts of compounds, behind a hyphen or glued to what is before them. */
const endings =
  pairs(`fl fliese, pl platte, schr schraube, prof profil, batt batterie, vent ventil, garn garnitur,
  kleb kleber, abl ablauf, mansch manschette, elem element, gef gefäß, erh erhitzer`)
/** Those of them with which no whole German word ends. */
const endsNoWord = /[^aeiouyäöü](?:fl|pl|schr)$|[aeiouäöü](?:fl|schr)$/
/** A 'Spiegelschr.' is no screw. */
const mayBeCupboards = /(?:spiegel|ober|unter|hoch|seiten|hänge|kleider|schuh|geräte|werkzeug)schr$/
const shortestBeginning = 3

/**
 * What an abbreviation of German suppliers' titles stands for, in lower case; undefined where that is not known.
 * `word` is in lower case, without its point.
 */
export function longForm(
  word: string,
  { hasPoint, isModifier, glued, isSize }: Standing,
): string | undefined {
  const first = isModifier ? before.get(word) : undefined
  if (first !== undefined) return first
  if (word === 'gr' && hasPoint) return isSize ? undefined : 'grau'
  const whole = anywhere.get(word) ?? (hasPoint ? withPoint.get(word) : undefined)
  if (whole !== undefined) return whole
  if (isModifier) return undefined
  if (glued && hasPoint && endings.has(word)) return endings.get(word)
  if (!hasPoint && !endsNoWord.test(word)) return undefined
  const short = [...endings.keys()].find((ending) => word.endsWith(ending)) ?? ''
  const beginning = word.slice(0, word.length - short.length)
  if (!short || beginning.length < shortestBeginning || mayBeCupboards.test(word)) return undefined
  // Without its point it may be a misspelt word: a 'Ständerprofl' is no tile.
  return (hasPoint && endsNoWord.test(word)) || beginsCompounds(beginning)
    ? beginning + endings.get(short)
    : undefined
}

/** Beginnings of compounds besides nouns of the trade. */
const otherBeginnings: ReadonlySet<string> = new Set('bau damm gipsfaser mosaik span spax'.split(' '))

function beginsCompounds(beginning: string): boolean {
  const folded = fold(beginning, 'de')
  return tradeNouns.has(folded) || otherBeginnings.has(folded)
}

/** Ends as syllables begin: 'Handbr', 'Gartenschl', 'Fliesenkr'. */
const endsAsSyllablesBegin = /[a-zäöü]{2}(?:[bdfgkpt]r|[bfgkp]l|sch[lmnrw]|kn|vl|zw)$/
/** Ends as whole words do: a point behind 'für innen und außen' or 'feuerverzinkt' ends the sentence. */
const endsAsWordsDo = /(?:e[ns]?|ig|lich|isch|[zf]t|^(?:wei(?:ß|ss)|grau|rot|hart|flach|rund|matt|glatt))$/
const shortestCutOff = 3

/** Whether a word of a German text is cut off, in lower case and without its point. */
export const isCutOff = (word: string, hasPoint: boolean): boolean =>
  word.length >= shortestCutOff &&
  /^[a-zß-ÿ]+$/.test(word) &&
  !tradeNouns.has(fold(word, 'de')) &&
  (endsAsSyllablesBegin.test(word) || (hasPoint && !endsAsWordsDo.test(word)))

/** The term of a word that is cut off, of folded letters and a point, with the stem of the word that a hyphen joins to it. */
export const shortForm = (folded: string, next = ''): string => `${folded}.${next}`

/** The term of every article that has such a word, so that a catalogue without any is told by one look-up. */
export const anyShortForm = '.'
