// Units of measure are free text in version 4: what suppliers write there, as UN/ECE codes.
const codes: Readonly<Record<string, string>> = {
  ST: 'C62',
  STK: 'C62',
  STCK: 'C62',
  STÜCK: 'C62',
  STUECK: 'C62',
  STUCK: 'C62',
  M: 'MTR',
  MTR: 'MTR',
  METER: 'MTR',
  LFM: 'LM',
  LFDM: 'LM',
  M2: 'MTK',
  'M²': 'MTK',
  QM: 'MTK',
  M3: 'MTQ',
  'M³': 'MTQ',
  CBM: 'MTQ',
  KG: 'KGM',
  G: 'GRM',
  T: 'TNE',
  TO: 'TNE',
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
  TAF: 'ST',
  TFL: 'ST',
  TAFEL: 'ST',
  HST: 'CEN',
  HUND: 'CEN',
  '100': 'CEN',
  '100ST': 'CEN',
  '%': 'CEN',
  '%ST': 'CEN',
  TST: 'MIL',
  TSD: 'MIL',
  '1000': 'MIL',
  '1000ST': 'MIL',
  '‰': 'MIL',
}

/** UN/ECE code of a unit as it is written; one that nobody knows stays as it is. */
export function unitCode(unit: string): string {
  return codes[unit.replaceAll(/\s|\.$/g, '').toUpperCase()] ?? unit.trim()
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
