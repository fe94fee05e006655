interface OpeningHours {
  /** 1 Monday … 7 Sunday. */
  day: number
  from: string
  to: string
}

/** Following days with the same hours on one line: "Mo–Fr 06:30–17:00", "Sa 07:00–12:00". */
export function openingTimes(hours: readonly OpeningHours[], language: string): string[] {
  const names = weekdays(language)
  const name = (day: number) => names[day - 1] ?? ''
  const groups: { first: number; last: number; times: string }[] = []
  for (const { day, from, to } of hours.toSorted((a, b) => a.day - b.day || a.from.localeCompare(b.from))) {
    const times = `${from}–${to}`
    const previous = groups.at(-1)
    if (previous && previous.times === times && previous.last === day - 1) previous.last = day
    else groups.push({ first: day, last: day, times })
  }
  return groups.map(({ first, last, times }) =>
    first === last ? `${name(first)} ${times}` : `${name(first)}–${name(last)} ${times}`,
  )
}

const namesByLanguage = new Map<string, string[]>()

/** Monday first. Kept per language: making a formatter costs more than the rest of the foot. */
function weekdays(language: string): string[] {
  const known = namesByLanguage.get(language)
  if (known) return known
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  const names = [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2024, 0, day)))
  namesByLanguage.set(language, names)
  return names
}
