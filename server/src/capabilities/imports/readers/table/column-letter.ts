/** Name of a column as a spreadsheet shows it; the first one is 0. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : `${columnLetter(Math.floor(index / 26) - 1)}${last}`
}
