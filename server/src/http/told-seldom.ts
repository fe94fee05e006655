const hour = 3_600_000
const most = 1000

/**
 * What happens again and again is told once an hour.
 * @returns whether it is to be told now; of too many different things those first told are told anew sooner
 */
export function toldSeldom(now: () => number = Date.now): (what: string) => boolean {
  const told = new Map<string, number>()
  return (what) => {
    const last = told.get(what)
    if (last !== undefined && now() - last < hour) return false
    told.delete(what)
    told.set(what, now())
    const [oldest] = told.keys()
    if (told.size > most && oldest !== undefined) told.delete(oldest)
    return true
  }
}
