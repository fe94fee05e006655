import type { Language } from '../../document.ts'
import { isCutOff, longForm } from './abbreviations.ts'
import { plain } from './fold.ts'
import { readNumber } from './numbers.ts'
import type { Figure, Token } from './tokens.ts'
import { joinUnits, unitNamed, unitPattern } from './units.ts'

/** Plumbers write 1.1/2" for 1 1/2". */
const numberPattern =
  /(?:\d+(?: {1,2}|-)|\d{1,2}\.(?=(?:1\/2|[13]\/4|[1357]\/8)(?!\d)))?\d+\/\d+(?![\d/])|\d+(?:[.,]\d+)*|\.\d+/y
/** Inches counted in quarters, as German pipes are called: a 5/4" is 1 1/4". */
const quartersPattern = /([5-9])\/4(?=\s?(?:"|''|zoll(?![a-zß-ÿ])))/y
/** A decimal without its zero, '.75 in'. */
const pointFirst = /(?<![a-z0-9.])\.\d/y
/** A hyphen with a word behind it, the point of an abbreviation before it. */
const joinedWord = /\.?-[a-zß-\u024f]/y
/** Behind the point of 'Gr. 43' and of 'Gr. XL'. */
const sizeBehind = /\.\s?(?:\d|x{0,3}[sml](?![a-zß-\u024f]))/y
const runPattern = /[a-z0-9ß-\u024f\u0370-\u1fff]+/y
const energyPattern = /[a-g](?:\+{1,3}(?![a-z0-9])|\s\+{1,3}(?=\s*$))/y
const dimensionMark = /\s?(?:[whdltb]|dia|od|id)\.?(?=\s?x|[^a-z0-9ß-\u024f]|$)/y
const timesPattern = /\s*(?:x|\*|by|mal|auf)\s*(?=\.?\d)/y
const slashPattern = /\/(?=\d)/y
/** The letter of a cement's strength, '32,5R'. */
const strengthPattern = /[a-z](?![a-z0-9ß-\u024f])/y
/** A figure with a decimal is none of a class: the M of 'CEM II/B-M 32,5R' is a kind of cement. */
const classPattern = /[ -]?(\d{1,4})(?!\d|,\d)(?![\d.,]*\s?(?:["'x/]|mm|cm|(?:in|ft|kg|g|l|ml|st)\b))/y

/** Americans write amps glued to their number: '15A 125V'. */
const ampPattern = /a(?![a-z0-9ß-\u024f])/y

/** Behind a nominal width its unit says nothing: 'DN 110 mm'. */
const widthPattern = /dn[ -]?(\d{2,4})\s?mm\b(?!\s?x)/y

/** Letters that make a class with the figure behind them: R 10, DN 110, IP 44, RAL 7016, M 8. */
const classLetters = new Set('r dn pn ip ral pei nw m tx ph pz wlg wls ei en din sw'.split(' '))

/** Whether a code is a class with its figure: 'dn110', 'r10'. */
export const isClass = (code: string): boolean => classLetters.has(/^([a-z]+)\d+$/.exec(code)?.[1] ?? '')

/** A thread or nominal width with its pitch or length: 'M 30 x 1,5', 'm8x40', 'DN 50x500'; the figures are a size besides. */
const threadPattern = /(m|dn)[ -]?(\d{1,4})(?=\s?[x*]\s?\d)/y
/** What stands before the inches of a thread, which need no sign then: 'G 1/2'. */
const threadLetters = new Set(['g', 'rp'])

/** A name that is no class, with a decimal or a size behind it: 'GKB12,5', 'GKB12.5', 'C25/30'. */
const namePattern = new RegExp(
  `(?!(?:${[...classLetters].join('|')})\\d)(?:[a-zß-\u024f]{2,}(?=\\d{1,3}(?:,\\d|\\.\\d(?![\\w.])))|[a-z]{1,3}(?=\\d{2,3}/\\d))`,
  'y',
)

/** Nails are measured in pence; what is round as a penny is none of so many. */
const pennies = /(?<![\w./])(\d{1,2})[ -]?penny\b(?! (?:round|tile|mosaic))/g

const inLanguage = (text: string, language: Language): string =>
  language === 'en' ? text.replace(pennies, '$1d') : text

/** Cuts a text or query into words, codes, figures with their units, and sizes. */
export function tokenize(text: string, language: Language): Token[] {
  return new Scanner(joinUnits(inLanguage(plain(text), language)), language).scan()
}

class Scanner {
  readonly #text: string
  readonly #language: Language
  readonly #tokens: Token[] = []
  #at = 0
  #glued = false

  constructor(text: string, language: Language) {
    this.#text = text
    this.#language = language
  }

  scan(): Token[] {
    while (this.#at < this.#text.length) {
      const code = this.#text.charCodeAt(this.#at)
      if ((code >= 48 && code <= 57) || this.#isAt(pointFirst)) this.#number()
      else if ((code >= 97 && code <= 122) || code >= 0xdf) this.#word()
      else this.#sign(code)
    }
    return this.#tokens
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found) this.#at = pattern.lastIndex
    return found ?? undefined
  }

  #sign(code: number): void {
    const sign = String.fromCharCode(code)
    const tight =
      this.#at > 0 && /\S/.test(this.#text[this.#at - 1]!) && /\S/.test(this.#text[this.#at + 1] ?? ' ')
    this.#at++
    if (tight && "-&/.'".includes(sign)) this.#glued = sign !== '/' || this.#singleLetters()
    else {
      const last = this.#tokens.at(-1)
      if (
        sign === '-' &&
        last?.kind === 'word' &&
        /[^\s]-\s/.test(this.#text.slice(this.#at - 2, this.#at + 1))
      )
        last.isCut = true
      this.#glued = false
      if (',;()[]:-|'.includes(sign)) this.#tokens.push({ kind: 'break' })
    }
  }

  /** 'a/c' is one word, 'wood/metal' two. */
  #singleLetters(): boolean {
    const last = this.#tokens.at(-1)
    return last?.kind === 'word' && last.text.length === 1 && !/^[a-z0-9]{2}/.test(this.#text.slice(this.#at))
  }

  #word(): void {
    const energy = this.#match(energyPattern)
    if (energy) return this.#push({ kind: 'code', text: energy[0].replace(/\s/, ''), glued: false })
    const name = this.#language === 'de' && this.#match(namePattern)
    if (name) return this.#push({ kind: 'word', text: name[0], glued: this.#glued })
    const thread = this.#match(threadPattern)
    if (thread) return this.#thread(thread[1]!, thread[2]!)
    const width = this.#match(widthPattern)
    if (width) return this.#push({ kind: 'code', text: `dn${width[1]}`, glued: this.#glued })
    const run = this.#match(runPattern)
    if (!run) {
      this.#at++
      return
    }
    if (/\d/.test(run[0])) return this.#code(run[0])
    const level = classLetters.has(run[0]) ? this.#match(classPattern) : undefined
    if (level) return this.#push({ kind: 'code', text: run[0] + level[1], glued: this.#glued })
    this.#plainWord(run[0])
  }

  /** The point of an abbreviation ends it: 'm.Griff' is no word with a point in it. */
  #plainWord(word: string): void {
    const glued = this.#glued
    if (this.#language !== 'de') {
      const isOther = this.#isBehindBar(word)
      return this.#push({ kind: 'word', text: word, glued, ...(isOther && { isOther }) })
    }
    const hasPoint = this.#text[this.#at] === '.'
    const isModifier = this.#isAt(joinedWord)
    const isSize = this.#isAt(sizeBehind)
    const long = longForm(word, { hasPoint, isModifier, glued, isSize })
    const isShort = long === undefined && isCutOff(word, hasPoint)
    if (hasPoint && (long !== undefined || isShort)) this.#at++
    this.#push({ kind: 'word', text: long ?? word, glued, ...(isShort && { isShort }) })
  }

  #isBehindBar(word: string): boolean {
    const start = this.#at - word.length
    return this.#text[start - 1] === '/' && /[a-z]/.test(this.#text[start - 2] ?? '') && !this.#glued
  }

  /** The class of the thread, then its size, which is in millimetres. */
  #thread(letters: string, diameter: string): void {
    this.#push({ kind: 'code', text: letters + diameter, glued: false })
    this.#at -= diameter.length
    this.#number()
    const last = this.#tokens.at(-1)
    if (last?.kind === 'size')
      last.figures = last.figures.map(({ raw, ...unit }) => ({ raw, ...threadUnit(raw), ...unit }))
  }

  /** Slip classes carry the barefoot class behind them: 'r10b' is R10 and B. */
  #code(text: string): void {
    const slip = /^(r(?:9|1[0-3]))([abc])$/.exec(text)
    this.#push({ kind: 'code', text: slip ? slip[1]! : text, glued: this.#glued })
    if (slip) this.#push({ kind: 'word', text: slip[2]!, glued: false })
  }

  #number(): void {
    const start = this.#at
    const first = this.#figure()
    if (!first) return
    const figures = [first]
    let last = start
    while (this.#match(timesPattern) ?? this.#pairSlash(figures)) {
      last = this.#at
      const next = this.#figure()
      if (!next) break
      figures.push(next)
    }
    if (figures.length > 1) {
      const apart = fractionApart(figures, this.#text.slice(start, last), this.#text.slice(last, this.#at))
      this.#push({ kind: 'size', figures: shareUnit(figures), ...(apart && { apart }) })
    } else {
      const text = this.#text.slice(start, this.#at)
      this.#push({ kind: 'figure', figure: first, text, glued: this.#glued })
    }
  }

  /** '60/60' and '120/60 cm' are sizes, '1/2' is a fraction and never gets here. */
  #pairSlash(figures: Figure[]): RegExpExecArray | undefined {
    return figures.length === 1 && figures[0]!.raw >= 5 ? this.#match(slashPattern) : undefined
  }

  /** Reads a figure with its unit; pushes a code and gives nothing when letters follow that are no unit. */
  #figure(): Figure | undefined {
    const start = this.#at
    const quarters = this.#language === 'de' ? this.#match(quartersPattern) : undefined
    let written = (quarters ?? this.#match(numberPattern)!)[0]
    let raw = quarters ? Number(quarters[1]) / 4 : readNumber(written, this.#language)
    if (Number.isNaN(raw)) {
      written = /^\.?\d+/.exec(written)![0]
      raw = Number(written)
      this.#at = start + written.length
    }
    const unit = this.#unit()
    if (unit) {
      this.#match(dimensionMark)
      return { raw, value: raw * unit.factor, unit: unit.base }
    }
    if (this.#isAt(strengthPattern) && /[.,]/.test(written)) return { raw }
    if (/[a-zß-ɏ]/.test(this.#text[this.#at] ?? '') && !this.#isAt(timesPattern))
      return this.#restAsCode(start)
    if (/^(?:0\d|(?:\d[.,]?){7})/.test(written)) return this.#restAsCode(start)
    if (/\s/.test(this.#text[this.#at] ?? '')) this.#match(dimensionMark)
    // German pipes and threads have their inches without the sign.
    if (written.includes('/') && (this.#language === 'de' || this.#isThread())) return { raw, ...inches(raw) }
    return { raw }
  }

  #isThread(): boolean {
    const last = this.#tokens.at(-1)
    return last?.kind === 'word' && threadLetters.has(last.text)
  }

  #isAt(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    return pattern.test(this.#text)
  }

  #restAsCode(start: number): undefined {
    this.#match(runPattern)
    this.#code(this.#text.slice(start, this.#at).replace(/[^a-z0-9ß-ɏ]/g, ''))
  }

  /** The word 'in' before another figure is the preposition ('2 in 1'). */
  #unit(): { base: string; factor: number } | undefined {
    const start = this.#at
    const found = this.#match(unitPattern)
    if (!found) return this.#language === 'en' && this.#match(ampPattern) ? unitNamed('amp') : undefined
    const spelling = (found[1] ?? found[2] ?? found[3] ?? found[4])!
    const preposition =
      /\sin$/.test(found[0]) && /^\s+(?:\d|the\b)/.test(this.#text.slice(this.#at, this.#at + 6))
    if (preposition) {
      this.#at = start
      return undefined
    }
    return unitNamed(spelling === "''" ? '"' : spelling)
  }

  #push(token: Token): void {
    this.#tokens.push(token)
    this.#glued = false
  }
}

const threadUnit = (raw: number): Required<Pick<Figure, 'value' | 'unit'>> => ({ value: raw, unit: 'mm' })

function inches(raw: number): Required<Pick<Figure, 'value' | 'unit'>> {
  const { base, factor } = unitNamed('"')!
  return { value: raw * factor, unit: base }
}

/** A size of whole figures with a fraction behind a space, `written` so at its end; nobody has '3 1/2 x 5 1/2' otherwise. */
function fractionApart(
  [a, b, ...others]: readonly Figure[],
  before: string,
  written: string,
): Extract<Token, { kind: 'size' }>['apart'] {
  const whole = Number(/^(\d+) {1,2}\d+\//.exec(written)?.[1])
  if (!a || !b || others.length || !whole || !Number.isInteger(a.raw) || b.raw === whole) return undefined
  const raw = b.raw - whole
  const unit = b.unit === undefined ? {} : { value: (b.value! / b.raw) * raw, unit: b.unit }
  return { sides: [a, { raw: whole }], thickness: { raw, ...unit }, written: before + written }
}

/** In '60 x 120 cm' the unit behind the last figure holds for those before it. */
function shareUnit(figures: Figure[]): Figure[] {
  const { unit, value, raw } = figures.at(-1)!
  if (unit === undefined || raw === 0) return figures
  const factor = value! / raw
  return figures.map((figure) =>
    figure.unit ? figure : { raw: figure.raw, value: figure.raw * factor, unit },
  )
}
