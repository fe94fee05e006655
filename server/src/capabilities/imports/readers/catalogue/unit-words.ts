/**
 * Words of price lists for units, plurals and English ones, by their UN/ECE codes (recommendations 20 and 21). Without those that
 * only say that something is packed ("VPE", "unit"), of which nobody knows the content, and those for two things ("Plt." is a pallet or a Platte).
 */
const words: Readonly<Record<string, string>> = {
  C62: 'piece pieces pc pcs pce pces each ea nos stücke stücken',
  MTR: 'metre metres meters metern',
  LM: 'linm lnm linearmetre linearmetres linearmeter linearmeters runningmetre runningmeter laufmeter laufendemeter',
  MTK: 'squaremetre squaremetres squaremeter squaremeters quadratmeter',
  MTQ: 'cubicmetre cubicmetres cubicmeter cubicmeters kubikmeter',
  KGM: 'kgs kilo kilos kilogramm kilogram kilograms',
  GRM: 'gramm gram grams',
  TNE: 'tonne tonnes tonnen',
  LTR: 'litre litres liter liters ltrs',
  MLT: 'ml milliliter millilitre millilitres',
  HUR: 'hour hours hrs stunde stunden',
  PK: 'packs packet packets pkt pkts pkg packung packungen pakete',
  RO: 'rolls rollen',
  SA: 'bag bags sacks säcke saecke',
  BG: 'pouch pouches',
  CT: 'carton cartons ctn ctns box boxes kartons',
  CS: 'crate crates kiste kisten',
  PF: 'pallet pallets paletten',
  BJ: 'bucket buckets pail pails tub tubs hobbock hobbocks',
  CA: 'can cans tin tins dosen',
  CI: 'canister canisters jerrycan jerrycans kanne kannen',
  CQ: 'cartridge cartridges kartusche kartuschen',
  TU: 'tube tubes tuben',
  BO: 'bottle bottles flaschen',
  BE: 'bundle bundles bdl bündel buendel bunde',
  LEF: 'sheet sheets blatt bogen bögen platte platten tafeln',
  PR: 'pair pairs paare',
  SET: 'sets kit kits sätze garnitur garnituren',
  DZN: 'dozen dtz dtzd dutzend',
  CEN: 'hundred 100pcs per100 100st 100stk 100stck 100stück',
  MIL: 'thousand 1000pcs per1000 1000st 1000stk 1000stck 1000stück',
  RG: 'ring ringe coil coils',
  DR: 'drum drums trommel trommeln',
  BR: 'stange stangen stg bar bars length lengths',
}

/** The code by each word, in capitals and without blanks. */
export const unitWords: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([code, said]) =>
    said.split(' ').map((word) => [word.toUpperCase(), code] as const),
  ),
)
