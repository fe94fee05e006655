/** Rows as CSV with commas; cells that need quotes have them. */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map((cell) => cellOf(cell)).join(',')}\n`).join('')
}

function cellOf(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
