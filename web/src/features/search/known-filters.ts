import { isRefusal } from '#web/app/api/api-error.ts'

interface Answered<Found> {
  /** The filters the answer was made with. */
  fq: string[]
  leftOut: string[]
  found: Found
}

/**
 * Searches without the filters that do not exist for this visitor: an address that a colleague sent on may ask for what
 * somebody has bought himself, and an old one for a field that is gone. Any other refusal stays one.
 * @param search refused with the fields `fq.N` where filters at these places are wrong; it may name one at a time
 */
export async function withKnownFilters<Found>(
  wanted: readonly string[],
  search: (fq: string[]) => Promise<Found>,
): Promise<Answered<Found>> {
  let fq = [...wanted]
  for (;;) {
    try {
      const found = await search(fq)
      return { fq, leftOut: wanted.filter((entry) => !fq.includes(entry)), found }
    } catch (error) {
      const known = fq.filter((_, index) => !wrongPlaces(error).has(index))
      if (known.length === fq.length) throw error
      fq = known
    }
  }
}

/** Places of filters that an answer refuses; none where it refuses anything else as well. */
function wrongPlaces(error: unknown): Set<number> {
  if (!isRefusal(error, 'INVALID_PARAMS')) return new Set()
  const places = Object.keys(error.fields).map((field) => /^fq\.(\d+)$/.exec(field)?.[1])
  return new Set(places.every((place) => place !== undefined) ? places.map(Number) : [])
}
