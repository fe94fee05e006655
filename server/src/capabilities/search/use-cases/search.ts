import type { Parsed } from '@shop/contract/define-resource'
import type { search as searchResource } from '@shop/contract/resources/search'
import type { Context } from '#server/http/context.ts'
import { foundIn, offlineAnswer } from '../found-in.ts'
import { isFinished, noteSearch } from '../insights.ts'
import { ask, readQuery } from '../run-search.ts'
import type { Found } from '../write-answer.ts'

type Input = Parsed<typeof searchResource, 'SEARCH'>

/** SEARCH: the engine finds and counts, the database gives the tiles. */
export async function search(input: Input, context: Context): Promise<Found> {
  const asked = await readQuery(input, context)
  const result = await ask(context, asked.query)
  if (result === undefined) return offlineAnswer(input, asked, context)
  const unknown = placesOf(result.unknownFields, input.fq ?? [])
  if (unknown.length > 0)
    throw context.invalid(Object.fromEntries(unknown.map((place) => [`fq.${place}`, 'UNKNOWN_VALUE'])))
  if (isFinished(input))
    noteSearch(context.services.search, {
      day: context.today,
      language: context.language,
      words: asked.query.q,
      found: result.numFound,
    })
  return foundIn(result, asked, input, context)
}

/** Of the filters over one of these fields: an attribute that there is none of is refused as any other unknown field is. */
const placesOf = (fields: readonly string[], fq: readonly string[]): number[] =>
  fq.flatMap((entry, place) => (fields.some((field) => entry.startsWith(`${field}:`)) ? [place] : []))
