import { plainSigns } from './plain-signs.ts'

const groups = (lines: readonly string[]): string[][] => lines.map((line) => line.split(' '))

/**
 * What is counted, one unit a line: codes of ERPs and of UN/ECE, and the words and short forms of lists, German and
 * English, in the form of {@link plainUnit}.
 */
const counted = groups([
  'st stk stck stueck stuck stuecke c62 h87 pce pc pcs ea each piece pieces',
  'pak paks pkt pck pack packs paket pakete packung packungen package packages pk',
  've vpe verpackungseinheit verpackungseinheiten',
  'kar kart kartons karton krt ktn kt ct ctn carton cartons box boxes',
  'kis kiste kisten cs crate crates',
  'pal plt palette paletten pf pallet pallets',
  'sa sac sack saecke sck bag bags',
  'btl beutel bg pouch pouches',
  'ei eim eimer bj bucket buckets',
  'rol rolle rollen rll rl ro roll rolls',
  'dos dose dosen ca can cans',
  'kan kanister ci canister canisters',
  'ktu kart kartusche kartuschen cq cartridge cartridges',
  'tub tube tuben tu tubes',
  'fl flasche flaschen bo bottle bottles',
  'bun bnd bd bund buende be bundle bundles',
  'bl taf tfl tafel tafeln platte platten lef sheet sheets',
  'set sets satz saetze gar garnitur garnituren',
  'paa paar paare pr npr pair pairs',
  'dz dtzd dutzend dzn dozen',
])

/** What is measured; the running metre is a metre. */
const measured = groups([
  'm mtr meter metern metre metres meters lfm lfdm lfdmtr lfmtr lm',
  'm2 qm sqm mtk',
  'm3 cbm kubikmeter mtq',
  'kg kgm kilo kilogramm',
  'g grm gramm',
  't to tne tonne tonnen',
  'l ltr liter litre litres',
])

const countedWords = new Set(counted.flat())
const everyWord = new Set([...countedWords, ...measured.flat()])

/** Small letters without points and blanks, umlauts written out, raised figures as usual ones: 'Stk.' as 'stk', 'm²' as 'm2'. */
const plainUnit = (written: string): string =>
  plainSigns(written)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.^]/g, '')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')

/** Whether a word is one of those that stand behind a quantity. */
export const isUnitWord = (word: string): boolean => everyWord.has(plainUnit(word))

/** The same of what is counted alone: '3 Sack Fliesenkleber' are three, '25 kg Fliesenkleber' is what it is called. */
export const isCountedWord = (word: string): boolean => countedWords.has(plainUnit(word))

/**
 * The unit among those of an article that a written one means: its code, else one of the same meaning.
 * @param own codes of the article's units, the one it is sold in first
 * @returns undefined where the article has no such unit
 */
export function unitMeant(written: string, own: readonly string[]): string | undefined {
  if (own.includes(written)) return written
  const plain = plainUnit(written)
  const same = (code: string) => {
    const unit = plainUnit(code)
    return (
      unit === plain ||
      [...counted, ...measured].some((words) => words.includes(unit) && words.includes(plain))
    )
  }
  return own.find((code) => plainUnit(code) === plain) ?? own.find(same)
}
