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
  CT: 'KAR',
  BX: 'KAR',
  CS: 'KIS',
  PF: 'PAL',
  PX: 'PAL',
  D97: 'PAL',
  BE: 'BUN',
  BG: 'BTL',
  SA: 'SA',
  BJ: 'EIM',
  CA: 'DOS',
  CI: 'KAN',
  JY: 'KAN',
  BO: 'FL',
  TU: 'TUB',
  CQ: 'KTU',
  PR: 'PAA',
  NPR: 'PAA',
  SET: 'SET',
  DZN: 'DZ',
  LEF: 'BL',
  ST: 'BL',
  MTR: 'M',
  CMT: 'CM',
  MMT: 'MM',
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
  STK: 'ST',
  STCK: 'ST',
  STUECK: 'ST',
  STÜCK: 'ST',
  PCS: 'ST',
  PC: 'ST',
  PAK: 'PAK',
  PCK: 'PAK',
  ROL: 'ROL',
  PAL: 'PAL',
  SACK: 'SA',
  EIM: 'EIM',
  PAA: 'PAA',
  M: 'M',
  LFM: 'LFM',
  M2: 'M2',
  QM: 'M2',
  M3: 'M3',
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
  const known = official[upper]
  if (known !== undefined) return { unit: known, origin: 'official' }
  const understood = field[upper]
  if (understood !== undefined) return { unit: understood, origin: 'field' }
  return { unit: upper.slice(0, 6), origin: 'unknown' }
}

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

/** Unit of a feature as people write it, for the UN/ECE codes that occur in features; else as the file has it. */
export function featureUnit(code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  const unit = featureUnits[code] ?? code
  return unit === '' ? undefined : unit.slice(0, 20)
}
