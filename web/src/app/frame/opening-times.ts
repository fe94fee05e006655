interface OpeningHours {
  /** 1 Monday … 7 Sunday. */
  day: number
  from: string
  to: string
}

/**
 * Following days with the same hours on one line: "Mo–Fr 06:30–17:00", "Sa 07:00–12:00".
 * @param names of the weekdays, Monday first
 */
export function openingTimes(hours: readonly OpeningHours[], names: readonly string[]): string[] {
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
