import { unitMeant } from '@shop/contract/unit-words'

/** Units by the codes of UN/ECE recommendations 20 and 21 that electronic invoices take. */
const codes: Readonly<Record<string, string>> = {
  ST: 'H87',
  M: 'MTR',
  M2: 'MTK',
  M3: 'MTQ',
  CM: 'CMT',
  MM: 'MMT',
  KG: 'KGM',
  G: 'GRM',
  T: 'TNE',
  TO: 'TNE',
  L: 'LTR',
  STD: 'HUR',
  SET: 'SET',
  PAA: 'PR',
  PAK: 'XPK',
  KAR: 'XCT',
  PAL: 'XPX',
  SA: 'XSA',
  BTL: 'XBG',
  EIM: 'XPL',
  ROL: 'XRO',
  DOS: 'XCA',
  KAN: 'XCI',
  TUB: 'XTU',
  FL: 'XBO',
  BUN: 'XBE',
  KIS: 'XCS',
}

const known = Object.keys(codes)

/** The code of a unit, also of one that an ERP calls otherwise (QM, STK); 'C62' (one) for what has none there. */
export const unitCode = (unit: string): string => codes[unitMeant(unit, known) ?? ''] ?? 'C62'
