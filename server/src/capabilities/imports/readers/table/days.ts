const dayLength = 86_400_000

/** The day a number stands for as YYYY-MM-DD; undefined where there is no such day. */
export function dayOf(number: number, from1904: boolean): string | undefined {
  // Excel believes that 1900 had a 29th of February: days behind it are one too far.
  const shift = from1904 ? 1462 : number < 60 ? 1 : 0
  const day = new Date(Date.UTC(1899, 11, 30) + Math.floor(number + shift) * dayLength)
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10)
}
