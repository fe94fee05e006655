/** The calendar day (YYYY-MM-DD) it is in a time zone: what "today" means for prices, dates and documents. */
export function dayIn(timeZone: string): (now: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  // Asked by every request. Days begin with a minute in every zone.
  let last = { minute: NaN, day: '' }
  return (now) => {
    const minute = Math.floor(now.getTime() / 60_000)
    if (minute !== last.minute) last = { minute, day: format.format(now) }
    return last.day
  }
}
