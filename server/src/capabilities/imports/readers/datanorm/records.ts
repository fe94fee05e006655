import type { Decimal } from '@shop/contract/decimal'

/**
 * A deduction or addition, applied one after another: the price times `factor`; without one nobody can tell what it takes
 * off.
 */
export type Discount = { factor: Decimal | undefined } | { group: string }

export type ArticleRecord = {
  type: 'article'
  action: 'write' | 'delete'
  number: string
  short1?: string
  short2?: string
  /** The second short line goes on where the first one has no room left. */
  runsOn?: true
  unit?: string
  price?: PriceOf
  /** Units one price is for. */
  priceUnit?: Decimal
  /** Its price unit as it is written. */
  writtenUnit?: string
  discountGroup?: string
  mainGroup?: string
  group?: string
  /** Number of its long text. */
  longText?: string
  graphic?: string
  /** Word to search for. */
  matchCode?: string
} & Partial<Details>

/** What version 4 says in the second main record, and version 5 in the first. */
type Details = {
  alternative: string
  manufacturerNumber: string
  manufacturerType: string
  ean: string
  /** Least quantity and step, in price units of one. */
  packaging: Decimal
}

/**
 * `list` is discountable, `net` is what the wholesaler pays; `request`: there is none, one has to ask. One that cannot be
 * read is `unreadable`: it takes back what was said of that kind before, as any other does.
 */
export type PriceOf =
  | { kind: 'list' | 'net'; amount: Decimal }
  | { kind: 'request' }
  | { kind: 'unreadable'; meant: 'list' | 'net' }

export type DatanormRecord =
  | ArticleRecord
  | ({
      type: 'details'
      number: string
      group?: string
      matchCode?: string
      /** It weighs the metal a day price is charged for. */
      hasMetal?: boolean
      /** It is to go; with its article it does. */
      isDeletion?: true
    } & Partial<Details>)
  | { type: 'ending'; number: string; successor?: string; lastDay?: string }
  | { type: 'renumber'; from: string; to: string }
  | ({ type: 'text'; kind: TextKind } & LinesOf<TextLine>)
  | ({ type: 'dimension' } & LinesOf<DimensionLine>)
  | { type: 'prices'; prices: PriceChange[] }
  | { type: 'discount'; group: string; discount: Discount }
  /** Without main group it belongs to the one before. */
  | { type: 'group'; main?: string; mainLabel?: string; group?: string; label?: string }
  | { type: 'graphic'; number: string; file: string; title?: string }
  /** `kind`: the metal, or what the supplier calls it. */
  | { type: 'surcharge'; number: string; isScale: boolean; kind?: string }
  | { type: 'customer'; number: string }
  | { type: 'start'; text: string; day?: string }
  | { type: 'end'; count: number }
  | { type: 'unused'; letter: string }

/** Each kind has numbers of its own. `unbound`: for letters and offers, not for an article. */
export type TextKind = 'long' | 'insert' | 'unbound'

/** `delete` takes the lines away, or all of them where none is named. */
type LinesOf<Line> = { action: 'write' | 'delete'; number: string; lines: Line[] }

/** `place` is the line's number; 0 where it has none. */
export type TextLine = { place: number; text: string }
export type DimensionLine = { place: number; flag: string; block: string; text: string }
export type PriceChange = {
  number: string
  price?: PriceOf
  priceUnit?: Decimal
  writtenUnit?: string
  discounts: Discount[]
  day?: string
}

/** What is wrong with a field; the caller knows the row. */
export type Fault = (
  code:
    | 'NOT_A_NUMBER'
    | 'UNKNOWN_PRICE_UNIT'
    | 'NEGATIVE_NUMBER'
    | 'NOT_A_DATE'
    | 'COMMA_DECIMAL'
    | 'HIGH_SURCHARGE'
    | 'ZERO_MULTIPLIER'
    | 'NO_PRICE_CODE'
    | 'ODD_PRICE_UNIT'
    | 'DECIMALS_MIXED',
  field: string,
  detail: string,
) => void

/** Reads the fields of one kind of record; undefined where a mandatory one is missing. */
export type RecordParser = (
  fields: readonly string[],
  fault: Fault,
  how: HowWritten,
) => DatanormRecord | undefined

/** How the program of a file writes what the standard has one way for. */
export type HowWritten = {
  priceUnits: PriceUnits
  /** Fields whose decimals it writes out ("12,50"), so that "12" may be twelve as well as twelve cents. */
  writtenOut: ReadonlySet<AmountField>
}
export type AmountField = 'price' | 'discount'

/** How the price units of a file are written: by a code (2 for hundreds), as they are, or both, so that ones say nothing. */
export type PriceUnits = 'codes' | 'quantities' | 'mixed'
