import type { Config } from '#server/config.ts'
import { builtInErp } from './built-in.ts'
import { erpEndpoint } from './endpoint.ts'
import type { Erp } from './port.ts'

/** An ERP that fetches what waits for it and acknowledges by itself: nothing is sent to it. */
const fetchingErp: Erp = {
  kind: 'fetching',
  deliver: () => Promise.reject(new Error('This ERP fetches its orders')),
}

/** The ERP of the configuration. Throws an Error where its endpoint has no secret to sign with. */
export function configuredErp(
  { erpUrl, erpSecret, erpFetches }: Pick<Config, 'erpUrl' | 'erpSecret' | 'erpFetches'>,
  now: () => Date,
): Erp {
  if (erpUrl !== undefined) {
    if (erpSecret === undefined) throw new Error('ERP_URL needs ERP_SECRET, which signs what is sent there.')
    return erpEndpoint({ url: erpUrl, secret: erpSecret, now })
  }
  return erpFetches ? fetchingErp : builtInErp
}
