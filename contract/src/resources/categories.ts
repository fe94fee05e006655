import { z } from 'zod'
import { defineResource } from '../define-resource.ts'

export const categories = defineResource('categories', {
  GET_SHOP_CATEGORY_NAMES: {
    method: 'GET',
    access: 'guest',
    summary:
      'Names of all categories by their hierarchy value, or of those around one, in the asked language.',
    input: z.object({
      /** Id or hierarchy value of a category: only the way down to it, those beside and those right below it. */
      around: z.string().max(400).optional(),
    }),
    output: z.object({
      categories: z.array(
        z.object({
          id: z.string(),
          parent: z.string(),
          /** Path of hierarchy values: each level a six-character sort key and the name. */
          value: z.string(),
          name: z.string(),
          /** Of the name, where it is not the asked one: German stands in for what there is in no other. */
          language: z.enum(['de', 'en']).optional(),
          /** Level, ten-digit index and picture path, empty without a picture; the same as in the facets of a search. */
          image: z.string(),
          /** From 1. */
          level: z.number().int(),
          /** Of the category that was asked for by `around`, where it has one. */
          teaser: z.string().optional(),
          /** Of the teaser, where it is not the asked one. */
          teaserLanguage: z.enum(['de', 'en']).optional(),
        }),
      ),
    }),
    errors: [],
  },
})
