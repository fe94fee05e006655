import { postQuery } from '#web/app/api/queries.ts'

/** Whose link it is. */
export const tokenQuery = (token: string) => postQuery('password', 'CHECK_TOKEN', { token })
