import { getQuery } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'
import type { UsersSearch } from './address.ts'

export type ListedUser = Answer<'users', 'GET_USERS'>['users'][number]
export type ManagedUser = Answer<'users', 'GET_USER'>['user']
/** Parts of a user that are saved each by itself. */
export type UserPart = keyof ManagedUser['versions']

const defaultRows = 50

/** The page and its rows with the defaults. */
export function pageOf({ page = 1, rows = defaultRows }: UsersSearch) {
  return { page, rows, start: (page - 1) * rows }
}

export function usersQuery(search: UsersSearch) {
  const { start, rows } = pageOf(search)
  return getQuery('users', 'GET_USERS', { query: search.q ?? '', only: search.only, start, rows })
}

export const userQuery = (userId: string) => getQuery('users', 'GET_USER', { user_id: userId })
