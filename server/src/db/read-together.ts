import { setImmediate } from 'node:timers'
import type { Db } from './connection.ts'

type Waiting<Ask, Found> = { ask: Ask; answer: PromiseWithResolvers<Found> }
type Gathering<Ask, Found> = { isReading: boolean; waiting: Map<string, Waiting<Ask, Found>> }

const mostAtOnce = 200

/**
 * A read that many requests make at the same time, sent as one statement: a statement costs more to send than to run.
 * What comes while one is under way waits for the next, so that everybody is answered from a statement that began
 * after he asked; nothing is kept.
 * @param nameOf the same for questions with the same answer
 * @param read finds the answers of all questions, by the place of each in the list
 */
export function readTogether<Ask, Found>(
  nameOf: (ask: Ask) => string,
  read: (db: Db, asks: readonly Ask[]) => Promise<Found[]>,
): (db: Db, ask: Ask) => Promise<Found> {
  const gatherings = new WeakMap<Db, Gathering<Ask, Found>>()

  const readWaiting = async (db: Db, gathering: Gathering<Ask, Found>): Promise<void> => {
    const taken = [...gathering.waiting].slice(0, mostAtOnce)
    for (const [name] of taken) gathering.waiting.delete(name)
    try {
      const found = await read(
        db,
        taken.map(([, { ask }]) => ask),
      )
      for (const [place, [, { answer }]] of taken.entries()) answer.resolve(found[place]!)
    } catch (error) {
      for (const [, { answer }] of taken) answer.reject(error)
    }
    if (gathering.waiting.size > 0) void readWaiting(db, gathering)
    else gathering.isReading = false
  }

  return (db, ask) => {
    const gathering = gatherings.get(db) ?? {
      isReading: false,
      waiting: new Map<string, Waiting<Ask, Found>>(),
    }
    gatherings.set(db, gathering)
    const name = nameOf(ask)
    const known = gathering.waiting.get(name)
    if (known !== undefined) return known.answer.promise
    const answer = Promise.withResolvers<Found>()
    gathering.waiting.set(name, { ask, answer })
    if (!gathering.isReading) {
      gathering.isReading = true
      // Requests that arrived together are read in the same turn of the event loop; this comes after it.
      setImmediate(() => void readWaiting(db, gathering))
    }
    return answer.promise
  }
}
