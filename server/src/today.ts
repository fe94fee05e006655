/** The calendar day (YYYY-MM-DD) it is in a time zone: what "today" means for prices, dates and documents. */
export function dayIn(timeZone: string): (now: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return (now) => format.format(now)
}
