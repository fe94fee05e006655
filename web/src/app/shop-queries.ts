import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { getQuery } from './api/queries.ts'
import type { Answer } from './api/resources.ts'

export type Session = Answer<'session', 'GET_SESSION'>
export type ShopConfig = Answer<'misc', 'GET_CONFIG'>

/** Asked again whenever the window comes back, so that a customer switched in another tab is noticed. */
export const sessionQuery = queryOptions({
  ...getQuery('session', 'GET_SESSION', {}),
  staleTime: Infinity,
  refetchOnWindowFocus: 'always',
})

export const configQuery = queryOptions({ ...getQuery('misc', 'GET_CONFIG', {}), staleTime: Infinity })

/** Who is on this page; always there, the guards load it first. */
export function useSession(): Session {
  return useSuspenseQuery(sessionQuery).data
}

/** The application configuration; always there. */
export function useConfig(): ShopConfig {
  return useSuspenseQuery(configQuery).data
}

/** Whether the visitor holds a permission; the server checks it again. */
export function useMay(permission: Session['permissions'][number]): boolean {
  return useSession().permissions.includes(permission)
}
