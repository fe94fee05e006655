/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Prints rows under a heading, numbers right-aligned. */
export function printTable(
  heading: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = [heading, ...rows.map((row) => row.map(String))]
  const widths = heading.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  for (const row of cells) {
    console.log(
      row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
    )
  }
}

export const ms = (value: number): string => value.toFixed(2)
