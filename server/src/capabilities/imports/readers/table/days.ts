const dayLength = 86_400_000

/** Days a spreadsheet counts: from the first of its year on, and none of five digits. */
const counted = { first: 0, end: 2_958_466 }

/** The day a number stands for as YYYY-MM-DD; undefined where there is no such day. */
export function dayOf(number: number, from1904: boolean): string | undefined {
  // Excel believes that 1900 had a 29th of February: days behind it are one too far.
  const shift = from1904 ? 1462 : number < 60 ? 1 : 0
  const count = Math.floor(number + shift)
  if (!(number >= counted.first && count < counted.end)) return undefined
  return new Date(Date.UTC(1899, 11, 30) + count * dayLength).toISOString().slice(0, 10)
}
