import { datanormPrices, datanormSources } from '@shop/contract/datanorm'
import { z } from 'zod'
import { defineDownload } from '#server/http/downloads.ts'
import { netVisible } from '../prices/public.ts'
import { chosenArticles } from './chosen-articles.ts'
import { datanormArchive } from './datanorm-archive.ts'

/** Articles and prices for the customer's own program. */
export const datanormDownload = defineDownload({
  name: 'datanorm',
  summary:
    'Articles as DATANORM 4.0 in a ZIP: groups, articles with texts and list prices, and net prices for those who may see them. What the customer has ordered, a list (`id`) or a category (`id`).',
  produces: ['application/zip'],
  errors: ['LIST_NOT_FOUND', 'DATANORM_EMPTY', 'DATANORM_TOO_LARGE', 'NO_AUTHORIZATION'],
  access: 'user',
  query: z.object({
    articles: z.enum(datanormSources),
    id: z.string().max(400).optional(),
    prices: z.enum(datanormPrices).optional(),
  }),
  make: async ({ articles, id = '', prices = 'list' }, context) => {
    const { actor, today, fail } = context
    const withNet = prices === 'net'
    if (withNet && !netVisible(actor)) throw fail('NO_AUTHORIZATION')
    const matnrs = await chosenArticles({ articles, id }, context)
    return {
      name: `DATANORM-${actor.kunnr}-${today}.zip`,
      mime: 'application/zip',
      content: await datanormArchive({ matnrs, withNet, today }, context),
    }
  },
})
