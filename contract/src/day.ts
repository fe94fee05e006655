/** A calendar day as text, YYYY-MM-DD. Days compare as texts. */
export type Day = string

const dayLength = 24 * 60 * 60 * 1000

/** Building a formatter costs more than using it; there are as many as there are zones in use. */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** The calendar day and the time of day ("HH:MM") at an instant in a time zone (IANA name). */
export function localTime(instant: Date, zone: string): { day: Day; time: string } {
  const parts = formatter(zone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10)
}

/** 1 Monday … 7 Sunday. */
export function weekday(day: Day): number {
  return new Date(day).getUTCDay() || 7
}

function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(zone, made)
  return made
}
