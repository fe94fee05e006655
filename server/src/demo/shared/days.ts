const dayInMs = 86_400_000

/** Calendar day (YYYY-MM-DD) `count` days after `day`; negative counts go back. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayInMs).toISOString().slice(0, 10)
}

/** The day itself, or the Monday after a weekend. Public holidays are not looked at: it is demo data. */
export function workingDay(day: string): string {
  const weekday = new Date(day).getUTCDay()
  if (weekday === 6) return addDays(day, 2)
  return weekday === 0 ? addDays(day, 1) : day
}
