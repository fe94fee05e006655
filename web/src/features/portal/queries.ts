import { getQuery } from '#web/app/api/queries.ts'

/** The portal's configuration with the token of the day; asked for anew whenever the portal is loaded. */
export const portalQuery = { ...getQuery('oxomi', 'GET_PORTAL', {}), staleTime: 0 }
