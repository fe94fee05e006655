import { redirect } from '@tanstack/react-router'
import { type Area, whereTo } from './guards.ts'
import type { ShopContext } from './shop-context.ts'
import { configQuery, sessionQuery } from './shop-queries.ts'

interface Entering {
  context: ShopContext
  location: { pathname: string; href: string; search: Record<string, unknown> }
}

/** The `beforeLoad` of a layout: sends the visitor elsewhere (302) where the guards say so. */
export function guard(area: Area) {
  return async ({ context: { queryClient }, location }: Entering): Promise<void> => {
    const [session, config] = await Promise.all([
      queryClient.ensureQueryData(sessionQuery),
      queryClient.ensureQueryData(configQuery),
    ])
    const { pathname, href, search } = location
    const target = whereTo(session, config, { pathname, href, search, area })
    if (target) throw redirect({ ...target, statusCode: 302 })
  }
}
