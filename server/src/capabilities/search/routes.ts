import { search as searchResource } from '@shop/contract/resources/search'
import { serve } from '#server/http/resource.ts'
import { getCategoryHierarchy } from './use-cases/get-category-hierarchy.ts'
import { search } from './use-cases/search.ts'
import { suggest } from './use-cases/suggest.ts'

export const searchRoutes = serve(searchResource, {
  SEARCH: search,
  GETCATEGORYHIERARCHY: getCategoryHierarchy,
  SUGGEST: suggest,
})
