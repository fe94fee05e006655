import { queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { getQuery } from './api/queries.ts'
import type { Answer } from './api/resources.ts'
import { isSignedIn } from './guards.ts'

export type Session = Answer<'session', 'GET_SESSION'>
export type ShopConfig = Answer<'misc', 'GET_CONFIG'>

/** Asked again whenever the window comes back, so that a customer switched in another tab is noticed. */
export const sessionQuery = queryOptions({
  ...getQuery('session', 'GET_SESSION', {}),
  staleTime: Infinity,
  refetchOnWindowFocus: 'always',
})

const whileLocked = 15_000

/** Asked again with the session: who may enter changes while a page is open. A locked shop is noticed to open again. */
export const configQuery = queryOptions({
  ...getQuery('misc', 'GET_CONFIG', {}),
  staleTime: Infinity,
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }) => (state.data?.shopLocked === true ? whileLocked : false),
})

/** Session and configuration for all parts of a page: tiles ask often, and a query of its own would cost each time. */
export const SessionContext = createContext<Session | undefined>(undefined)
export const ConfigContext = createContext<ShopConfig | undefined>(undefined)

/** Who is on this page; always there, the guards load it first. */
export function useSession(): Session {
  return loaded(use(SessionContext))
}

/** Why the session could not be confirmed when it was last asked for; null while all is well. */
export function useSessionError(): Error | null {
  return useQuery(sessionQuery).error
}

/** The application configuration; always there. */
export function useConfig(): ShopConfig {
  return loaded(use(ConfigContext))
}

function loaded<T>(value: T | undefined): T {
  if (value === undefined)
    throw new Error('The guards load session and configuration before anything is drawn')
  return value
}

/** Whether the visitor may look for articles and put them into a basket: terms and customer are settled, or guests may. */
export function useMayShop(): boolean {
  const session = useSession()
  const { autoGuestActive, shopLocked } = useConfig()
  return isSignedIn(session) ? session.acceptedTerms && !session.admaPending : autoGuestActive && !shopLocked
}

/** Whether the visitor holds a permission; the server checks it again. */
export function useMay(permission: Session['permissions'][number]): boolean {
  return useSession().permissions.includes(permission)
}
