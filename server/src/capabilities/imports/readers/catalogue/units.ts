import { unitWords } from './unit-words.ts'

// UN/ECE recommendation 20 and 21 codes, and the shop's word for each.
const official: Readonly<Record<string, string>> = {
  C62: 'ST',
  PCE: 'ST',
  EA: 'ST',
  H87: 'ST',
  NAR: 'ST',
  NMP: 'PAK',
  PK: 'PAK',
  PA: 'PAK',
  RO: 'ROL',
  RL: 'ROL',
  NRL: 'ROL',
  CT: 'KAR',
  BX: 'KAR',
  CS: 'KIS',
  CR: 'KIS',
  PF: 'PAL',
  PX: 'PAL',
  D97: 'PAL',
  BE: 'BUN',
  BG: 'BTL',
  SH: 'BTL',
  SA: 'SA',
  BJ: 'EIM',
  CA: 'DOS',
  TN: 'DOS',
  CI: 'KAN',
  JY: 'KAN',
  JC: 'KAN',
  BO: 'FL',
  TU: 'TUB',
  CQ: 'KTU',
  PR: 'PAA',
  NPR: 'PAA',
  SET: 'SET',
  DZN: 'DZ',
  CEN: 'HST',
  MIL: 'TST',
  LEF: 'BL',
  RG: 'RNG',
  CL: 'RNG',
  DR: 'TRO',
  BR: 'STG',
  RD: 'STG',
  LN: 'STG',
  MTR: 'M',
  CMT: 'CM',
  MMT: 'MM',
  KMT: 'KM',
  // As the lists of BMEcat and IDS spell it.
  KTM: 'KM',
  LM: 'LFM',
  MTK: 'M2',
  CMK: 'CM2',
  MTQ: 'M3',
  LTR: 'L',
  MLT: 'ML',
  KGM: 'KG',
  GRM: 'G',
  TNE: 'TO',
  HUR: 'H',
}

// What suppliers write although no standard knows it.
const field: Readonly<Record<string, string>> = {
  BOX: 'KAR',
  KAR: 'KAR',
  KT: 'KAR',
  // "Sheet" by the list; whoever writes German files means the piece.
  ST: 'ST',
  STK: 'ST',
  STCK: 'ST',
  STUECK: 'ST',
  STÜCK: 'ST',
  PCS: 'ST',
  PC: 'ST',
  PAK: 'PAK',
  PCK: 'PAK',
  PACK: 'PAK',
  PACKUNG: 'PAK',
  PAKET: 'PAK',
  KARTON: 'KAR',
  KISTE: 'KIS',
  ROL: 'ROL',
  ROLLE: 'ROL',
  PAL: 'PAL',
  PALETTE: 'PAL',
  SACK: 'SA',
  EIM: 'EIM',
  EIMER: 'EIM',
  BEUTEL: 'BTL',
  DOSE: 'DOS',
  KANISTER: 'KAN',
  KARTUSCHE: 'KTU',
  FLASCHE: 'FL',
  TUBE: 'TUB',
  BUND: 'BUN',
  TAFEL: 'BL',
  PLATTE: 'BL',
  PAA: 'PAA',
  PAAR: 'PAA',
  SATZ: 'SET',
  METER: 'M',
  LITER: 'L',
  TONNE: 'TO',
  M: 'M',
  LFM: 'LFM',
  M2: 'M2',
  'M²': 'M2',
  QM: 'M2',
  M3: 'M3',
  'M³': 'M3',
  CBM: 'M3',
  L: 'L',
  KG: 'KG',
  TO: 'TO',
}

/** The shop's unit for a unit code, and where the code comes from. */
export type ShopUnit = { unit: string; origin: 'official' | 'field' | 'unknown' }

/** Translates a unit code; one that nobody knows stays as it is, cut to the six characters of a shop unit. */
export function shopUnit(code: string): ShopUnit {
  const upper = code.trim().toUpperCase()
  // Kinds of packages have an X in front where they stand among units (recommendation 20, annex).
  const known = official[upper] ?? (/^X[A-Z]{2}$/.test(upper) ? official[upper.slice(1)] : undefined)
  if (known !== undefined) return { unit: known, origin: 'official' }
  const understood = field[upper] ?? official[unitWords.get(upper.replaceAll(/[\s.]/g, '')) ?? '']
  if (understood !== undefined) return { unit: understood, origin: 'field' }
  return { unit: upper.slice(0, 6), origin: 'unknown' }
}

/** Names of one measure: the running metre of what is sold by length is a metre. */
const alike: Readonly<Record<string, string>> = { LFM: 'M', M: 'LFM' }

/**
 * The unit among those of an article that a shop unit means, be it by its other name, or as it was kept before its word was
 * understood ("ROLLEN"); undefined where it has none.
 */
export function unitAmong(unit: string, own: readonly string[]): string | undefined {
  return (
    [unit, alike[unit]].find((name) => name !== undefined && own.includes(name)) ??
    own.find((name) => understood(name) === unit)
  )
}

/** What a unit that was kept as it was written, cut to six characters, is by now. */
function understood(kept: string): string | undefined {
  const { unit, origin } = shopUnit(kept)
  return origin === 'unknown' ? official[codeOfKept.get(kept) ?? ''] : unit
}

/** Codes by the first six letters of longer words; those with figures in them are for different numbers of pieces. */
const codeOfKept: ReadonlyMap<string, string> = new Map(
  [...unitWords].flatMap(([word, code]) =>
    word.length > 6 && !/\d/.test(word) ? [[word.slice(0, 6), code] as const] : [],
  ),
)

const featureUnits: Readonly<Record<string, string>> = {
  MMT: 'mm',
  CMT: 'cm',
  MTR: 'm',
  MTK: 'm²',
  MMK: 'mm²',
  MTQ: 'm³',
  LTR: 'l',
  GRM: 'g',
  KGM: 'kg',
  TNE: 't',
  CEL: '°C',
  P1: '%',
  VLT: 'V',
  AMP: 'A',
  WTT: 'W',
  KWT: 'kW',
  HTZ: 'Hz',
  BAR: 'bar',
  DD: '°',
  C62: '',
}

// ETIM's own codes of units, those that building materials, sanitary and heating articles carry.
const etimUnits: Readonly<Record<string, string>> = {
  EU570448: 'mm',
  EU570399: 'cm',
  EU570036: 'm',
  EU570126: 'mm²',
  EU570121: 'cm²',
  EU570097: 'm²',
  EU570378: 'cm³',
  EU570403: 'l',
  EU570449: 'l/s',
  EU570451: 'm³/h',
  EU570376: 'm/s',
  EU570054: 'W',
  EU570418: 'kW',
  EU570419: 'kWh',
  EU570235: 'W/m²',
  EU570079: 'V',
  EU570193: 'kV',
  EU570459: 'A',
  EU570174: 'mA',
  EU570028: 'Hz',
  EU570056: 'bar',
  EU570492: 'Pa',
  EU570416: 'kPa',
  EU570073: '°C',
  EU570076: 'K',
  EU570383: '°',
  EU570108: 'lm',
  EU570106: 'lx',
  EU570020: 'N',
  EU570508: 'kN',
  EU570245: 'Nm',
  EU570011: 'J',
}

/** Unit of a feature as people write it, for codes of UN/ECE and ETIM; any other as the file has it. */
export function featureUnit(code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  const unit = featureUnits[code] ?? etimUnits[code] ?? code
  return unit === '' ? undefined : unit.slice(0, 20)
}
