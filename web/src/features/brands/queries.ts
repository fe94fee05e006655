import { getQuery } from '#web/app/api/queries.ts'

export const brandsQuery = getQuery('misc', 'GET_BRANDS', {})
