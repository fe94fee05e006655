import { queryOptions } from '@tanstack/react-query'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Api } from './api.ts'
import type { Answer, EventOf, Input, ResourceName } from './resources.ts'
import type { Method } from './transport.ts'

/**
 * Query options of a GET event, for loader and screen alike. The key is always `[resource, method, event, input]`,
 * so `invalidate(client, 'lists')` needs no strings of its own and the client's one query function can serve all.
 */
export function getQuery<R extends ResourceName, E extends EventOf<R, 'GET'>>(
  resource: R,
  event: E,
  input: Input<R, E>,
) {
  return queryOptions<Answer<R, E>>({ queryKey: [resource, 'GET', event, input] })
}

/** As getQuery, for events that read by POST (search, prices, additional data). */
export function postQuery<R extends ResourceName, E extends EventOf<R, 'POST'>>(
  resource: R,
  event: E,
  input: Input<R, E>,
) {
  return queryOptions<Answer<R, E>>({ queryKey: [resource, 'POST', event, input] })
}

/** Makes every answer of these resources stale; those on screen are fetched again. */
export async function invalidate(client: QueryClient, ...resources: ResourceName[]) {
  await Promise.all(resources.map((resource) => client.invalidateQueries({ queryKey: [resource] })))
}

/** The query function behind getQuery and postQuery, set once as the client's default. */
export function queryFunction(api: Api) {
  return ({ queryKey }: { queryKey: QueryKey }) => {
    const [resource, method, event, input] = queryKey as [string, Method, string, object]
    return api.call(resource, method, event, input)
  }
}
