/** Calendar day as tables write it: 2026-03-11, 20260311, 11.03.2026, 11.3.26, 11/03/2026 (the day first, as in Europe). */
export function readDay(text: string): string | undefined {
  const dashed = text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:$|[T ])/.exec(dashed)
  const european = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})$/.exec(text)
  const [year = '', month = '', day = ''] = iso ? iso.slice(1) : (european?.slice(1).toReversed() ?? [])
  const full = year.length === 2 ? `20${year}` : year
  const written = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined
}
