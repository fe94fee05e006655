import { z } from 'zod'
import { defineResource } from '../define-resource.ts'

export const categories = defineResource('categories', {
  GET_SHOP_CATEGORY_NAMES: {
    method: 'GET',
    access: 'guest',
    summary: 'Names of all categories by their hierarchy value, in the asked language.',
    input: z.object({}),
    output: z.object({
      categories: z.array(
        z.object({
          id: z.string(),
          parent: z.string(),
          /** Path of hierarchy values: each level a six-character sort key and the name. */
          value: z.string(),
          name: z.string(),
          /** Level, ten-digit index and picture path. */
          image: z.string(),
          level: z.number().int(),
        }),
      ),
    }),
    errors: [],
  },
})
