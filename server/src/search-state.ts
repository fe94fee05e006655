import type { FastifyBaseLogger } from 'fastify'

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>

/**
 * Tells the log once when the search stops to answer and once when it is back. The search is looked for before there is a
 * log: that it is away then is told as soon as there is one.
 */
export function tellSearchState() {
  let log: Log | undefined
  let away: { cause: unknown } | undefined
  const tellAway = () => {
    if (away)
      log?.error(
        { err: away.cause },
        'the search does not answer; categories and articles are shown without it',
      )
  }
  return {
    onState: (isOnline: boolean, cause?: unknown): void => {
      away = isOnline ? undefined : { cause }
      if (isOnline) log?.warn('the search answers again')
      else tellAway()
    },
    to: (given: Log): void => {
      log = given
      tellAway()
    },
  }
}
