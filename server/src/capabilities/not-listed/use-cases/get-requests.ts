import type { notlistedproducts } from '@shop/contract/resources/notlistedproducts'
import type { UseCase } from '#server/http/context.ts'
import { listRequests } from '../store.ts'

/** GET_REQUESTS */
export const getRequests: UseCase<typeof notlistedproducts, 'GET_REQUESTS'> = async (input, { db }) => {
  const { query = '', only_open: onlyOpen, start, rows } = input
  const { requests, numFound } = await listRequests(db, { query: query.trim(), onlyOpen, start, rows })
  return {
    requests: requests.map(({ createdAt, ...request }) => ({
      ...request,
      createdAt: createdAt.toISOString(),
    })),
    numFound,
  }
}
