import { getQuery } from './api/queries.ts'

/** All brands with the number of their articles; kept as long as the page is open, looked at again when it is old. */
export const brandsQuery = { ...getQuery('misc', 'GET_BRANDS', {}), gcTime: Infinity }
