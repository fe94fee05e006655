import { search as searchResource } from '@shop/contract/resources/search'
import type { z } from 'zod'
import { serve } from '#server/http/resource.ts'
import { isFinished, noteSearchAgain } from './insights.ts'
import { sameSight } from './same-sight.ts'
import { findNumber } from './use-cases/find-number.ts'
import { getCategoryHierarchy } from './use-cases/get-category-hierarchy.ts'
import { search } from './use-cases/search.ts'
import { suggest } from './use-cases/suggest.ts'
import { writeCategories, writeSearch } from './write-answer.ts'

export const searchRoutes = serve(
  searchResource,
  {
    SEARCH: async (input, context) => writeSearch(await search(input, context)),
    GETCATEGORYHIERARCHY: async (input, context) =>
      writeCategories(await getCategoryHierarchy(input, context)),
    FIND_NUMBER: findNumber,
    SUGGEST: suggest,
  },
  {
    SEARCH: {
      as: sameSight,
      again: (
        input: z.output<(typeof searchResource)['events']['SEARCH']['input']>,
        { services, today, language },
      ) => {
        if (isFinished(input)) {
          noteSearchAgain(services.search, { day: today, language, words: input.q ?? '' })
        }
      },
    },
    GETCATEGORYHIERARCHY: { as: sameSight },
  },
)
