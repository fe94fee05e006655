import { getQuery } from '../api/queries.ts'

/** All baskets of the user; the head shows the active one on every page. */
export const basketsQuery = getQuery('basket', 'GET_MULTIBASKETS', {})
