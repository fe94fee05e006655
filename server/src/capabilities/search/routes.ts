import { search as searchResource } from '@shop/contract/resources/search'
import { type KeptAs, serve } from '#server/http/resource.ts'
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
  { SEARCH: sameForGuests, GETCATEGORYHIERARCHY: sameForGuests },
)
