import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '#server/db/connection.ts'
import { keptReads } from '#server/db/kept-reads.ts'
import { statement } from '#server/db/statement.ts'
import { assortmentOf } from '../assortment/public.ts'
import { readSettings } from '../shop/public.ts'
import { writtenTiles } from './article-tiles.ts'

const nextArticles = statement<{ matnr: string }, [after: string]>(
  'next_articles',
  'select matnr from articles where matnr > $1 order by matnr limit 25',
)

/** Rests this many times as long as it worked, and at least as many milliseconds. */
const rest = { times: 9, least: 20 }
/** Milliseconds until it looks again where nothing is left, or where there is too much else to do. */
const pause = { done: 60_000, busy: 1000 }
/** With less than this of the event loop free the visitors come first. */
const busy = 0.5
/** Room for other languages, customers' own catalogues, and what is asked besides. */
const mostFilled = 0.5
/** Milliseconds from one beginning to the next, however often everything is forgotten. */
const leastRound = 600_000

type Options = {
  db: Db
  config: { basePath: string }
  today: () => string
  onError: (error: unknown) => void
}

/** Where it stands: all articles up to this one, of this day, from when on, and how much of the room was taken then. */
type Place = { day: string; after: string; begun: number; filled: number }

/**
 * Reads the German tiles of what is not restricted before somebody asks for them: after the start, with each new day, and
 * when everything was forgotten; a few at a time while there is little else to do. So a search that nobody asked before
 * needs no statement.
 * @returns stops it
 */
export function fillTiles({ db, config, today, onError }: Options): () => Promise<void> {
  const stopped = new AbortController()
  const { signal } = stopped
  let place: Place = { day: '', after: '', begun: -Infinity, filled: 0 }
  let used = performance.eventLoopUtilization()

  /** @returns milliseconds until the next step */
  const step = async (): Promise<number> => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, used)
    used = now
    const filled = keptReads(db)?.filledWithArticles
    if (filled === undefined || utilization > busy) return pause.busy
    const started = performance.now()
    const isForgotten = filled < place.filled && started - place.begun > leastRound
    if (today() !== place.day || isForgotten) place = { day: today(), after: '', begun: started, filled }
    const after = filled < mostFilled && (await fillSome({ db, config }, place.day, place.after))
    if (!after) return pause.done
    place = { ...place, after, filled }
    return Math.max(rest.least, (performance.now() - started) * rest.times)
  }
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const milliseconds = await step().catch((error: unknown) => {
        onError(error)
        return pause.done
      })
      await wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return async () => {
    stopped.abort()
    await running
  }
}

/** Reads some tiles behind the article; which was the last, undefined where there is none. */
export async function fillSome(
  { db, config }: Pick<Options, 'db' | 'config'>,
  today: string,
  after: string,
): Promise<string | undefined> {
  const articles = await nextArticles(db, after)
  if (articles.length === 0) return undefined
  const { currency } = (await readSettings(db, 'prices')).prices
  const actor = { currency, assortment: assortmentOf([]) }
  await writtenTiles(
    { db, language: 'de', today, actor, config },
    articles.map(({ matnr }) => matnr),
  )
  return articles.at(-1)?.matnr
}
