import { search as searchResource } from '@shop/contract/resources/search'
import type { z } from 'zod'
import { type KeptAs, serve } from '#server/http/resource.ts'
import { isFinished, noteSearchAgain } from './insights.ts'
import { getCategoryHierarchy } from './use-cases/get-category-hierarchy.ts'
import { search } from './use-cases/search.ts'
import { suggest } from './use-cases/suggest.ts'

/** Guests without a session see the same; others have their own numbers, catalogues and lists. */
const sameForGuests: KeptAs = ({ actor, language, today, services }) => {
  const { revision } = services.search
  return actor.owner !== '' || revision === undefined
    ? undefined
    : `${revision} ${language} ${actor.currency} ${today}`
}

export const searchRoutes = serve(
  searchResource,
  { SEARCH: search, GETCATEGORYHIERARCHY: getCategoryHierarchy, SUGGEST: suggest },
  {
    SEARCH: {
      as: sameForGuests,
      again: (
        input: z.output<(typeof searchResource)['events']['SEARCH']['input']>,
        { services, today, language },
      ) => {
        if (isFinished(input)) {
          noteSearchAgain(services.search, { day: today, language, words: input.q ?? '' })
        }
      },
    },
    GETCATEGORYHIERARCHY: { as: sameForGuests },
  },
)
