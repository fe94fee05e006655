import { unitWords } from '../catalogue/unit-words.ts'

// Units of measure are free text in version 4: what suppliers write there, as UN/ECE codes.
const codes: Readonly<Record<string, string>> = {
  ST: 'C62',
  STK: 'C62',
  STCK: 'C62',
  STÜ: 'C62',
  STÜC: 'C62',
  STÜCK: 'C62',
  STUE: 'C62',
  STUECK: 'C62',
  STUCK: 'C62',
  M: 'MTR',
  MTR: 'MTR',
  METER: 'MTR',
  LFM: 'LM',
  LFDM: 'LM',
  LFDMTR: 'LM',
  LFMTR: 'LM',
  M2: 'MTK',
  'M²': 'MTK',
  QM: 'MTK',
  SQM: 'MTK',
  M3: 'MTQ',
  'M³': 'MTQ',
  CBM: 'MTQ',
  KG: 'KGM',
  G: 'GRM',
  T: 'TNE',
  TO: 'TNE',
  // The code of a tin; whoever writes German lists means the tonne.
  TN: 'TNE',
  L: 'LTR',
  LTR: 'LTR',
  PAK: 'PK',
  PCK: 'PK',
  PACK: 'PK',
  PAKET: 'PK',
  PA: 'PR',
  PAA: 'PR',
  PAAR: 'PR',
  ROL: 'RO',
  ROLL: 'RO',
  ROLLE: 'RO',
  RLL: 'RO',
  SA: 'SA',
  SACK: 'SA',
  SCK: 'SA',
  KAR: 'CT',
  KART: 'CT',
  KRT: 'CT',
  KTN: 'CT',
  KARTON: 'CT',
  PAL: 'PF',
  PALETTE: 'PF',
  EIM: 'BJ',
  EIMER: 'BJ',
  DOS: 'CA',
  DOSE: 'CA',
  FL: 'BO',
  FLASCHE: 'BO',
  BTL: 'BG',
  BEUTEL: 'BG',
  KAN: 'CI',
  KANISTER: 'CI',
  GAR: 'SET',
  SATZ: 'SET',
  SET: 'SET',
  BUN: 'BE',
  BD: 'BE',
  BUND: 'BE',
  TAF: 'LEF',
  TFL: 'LEF',
  TAFEL: 'LEF',
  HST: 'CEN',
  HUND: 'CEN',
  HDST: 'CEN',
  HUNDERT: 'CEN',
  '100': 'CEN',
  HUNDERTST: 'CEN',
  HUNDERTSTÜCK: 'CEN',
  '100ST': 'CEN',
  '%': 'CEN',
  '%ST': 'CEN',
  TST: 'MIL',
  TSD: 'MIL',
  TDST: 'MIL',
  TAUSEND: 'MIL',
  TSDST: 'MIL',
  TSDSTK: 'MIL',
  TSDSTCK: 'MIL',
  TSDSTÜCK: 'MIL',
  TAUSENDST: 'MIL',
  TAUSENDSTÜCK: 'MIL',
  MM: 'MMT',
  CM: 'CMT',
  STD: 'HUR',
  '1000': 'MIL',
  '1000ST': 'MIL',
  '‰': 'MIL',
}

/** UN/ECE code of a unit as it is written, also in two languages ("Stk/pcs"); one that nobody knows stays as it is. */
export function unitCode(unit: string): string {
  const known = knownCode(unit)
  if (known !== undefined) return known
  const [one, other, ...more] = unit.split('/')
  const both = other === undefined || more.length > 0 ? undefined : knownCode(other)
  return both !== undefined && both === knownCode(one ?? '') ? both : unit.trim()
}

function knownCode(unit: string): string | undefined {
  // "Tsd. St.", "lfd. m", "m^2": points and blanks say nothing.
  const word = unit.replaceAll(/[\s.^]/g, '').toUpperCase()
  // "1 St" is the piece.
  const one = word.replace(/^1(?=\p{L})/u, '')
  return codes[word] ?? codes[one] ?? unitWords.get(one)
}

/**
 * The unit an article is sold in, for a UN/ECE code and what its price is for: where the unit is the hundred that the
 * price unit names as well, it only says so twice, and pieces are sold.
 */
export function soldUnit(code: string, priceQuantity: string | undefined): string {
  const isSaidTwice =
    (code === 'CEN' && priceQuantity === '100') || (code === 'MIL' && priceQuantity === '1000')
  return isSaidTwice ? 'C62' : code
}
