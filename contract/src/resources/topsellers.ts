import { z } from 'zod'
import { decimalOut } from '../decimal.ts'
import { defineResource } from '../define-resource.ts'
import { pageIn } from '../paging.ts'
import { articleTile } from './shapes.ts'

/** Periods of the specification (section 4) that count back from today, and 8, unlimited; default 6, the last year. */
export const topsellerTimespans = ['2', '3', '4', '5', '6', '8'] as const

const ordered = z.object({
  article: articleTile,
  /** In how many orders it stood within the period. */
  orders: z.number().int(),
  /** What these came to, unit by unit as it was ordered. */
  quantities: z.array(z.object({ quantity: decimalOut, unit: z.string() })),
  /** The newest of them; an order with several lines of the article counts with its first. */
  last: z.object({
    doctype: z.number().int(),
    docid: z.string(),
    orderNumber: z.string(),
    date: z.iso.date(),
    quantity: decimalOut,
    unit: z.string(),
  }),
})

export const topsellers = defineResource('topsellers', {
  GET_TOPSELLERS: {
    method: 'GET',
    access: 'user',
    summary:
      'What the user, or his customer, orders again and again: the articles of the orders he may see that are still sold to him.',
    input: z.object({
      /** `own`: what the user ordered himself, also when somebody acted for him; `customer`: what anybody ordered. */
      scope: z.enum(['own', 'customer']).optional(),
      timespan: z.enum(topsellerTimespans).optional(),
      /** `often`: what stands in most orders first; `latest`: what was ordered last. */
      order: z.enum(['often', 'latest']).optional(),
      /** Words of the name or brand, or one of the article's numbers. */
      query: z.string().max(80).optional(),
      ...pageIn(100),
    }),
    output: z.object({
      articles: z.array(ordered),
      numFound: z.number().int(),
      start: z.number().int(),
    }),
    errors: [],
  },
})
