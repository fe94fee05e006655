import { useSession } from '#web/app/shop-queries.ts'

/** Administrators change the shop; clerks look. The server checks it again. */
export function useIsAdmin(): boolean {
  return useSession().staffRole === 'admin'
}
