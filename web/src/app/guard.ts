import { redirect } from '@tanstack/react-router'
import { type Area, whereTo } from './guards.ts'
import type { ShopContext } from './shop-context.ts'
import type { Namespace } from './i18n/namespaces.ts'
import { configQuery, sessionQuery } from './shop-queries.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Who may see the screens of a layout. */
    area?: Area
  }
}

type Matches = readonly { staticData?: { area?: Area; texts?: Namespace[] } }[]

interface Entering {
  context: ShopContext
  location: { pathname: string; href: string; search: Record<string, unknown> }
  matches: Matches
}

/**
 * The `beforeLoad` of a layout: sends the visitor elsewhere (302) where the guards say so, and waits for the texts of what
 * stands in it. Where these cannot be had, the frame around the layout stays.
 */
export async function guard({ context: { queryClient, i18n }, location, matches }: Entering): Promise<void> {
  const [session, config] = await Promise.all([
    queryClient.ensureQueryData(sessionQuery),
    queryClient.ensureQueryData(configQuery),
  ])
  const { pathname, href, search } = location
  const target = whereTo(session, config, { pathname, href, search, area: areaOf(matches) })
  if (target) throw redirect({ ...target, statusCode: 302 })
  await i18n.need(...matches.flatMap(({ staticData }) => staticData?.texts ?? []))
}

/** The area of the layout a screen stands in; what stands in none is for everybody. */
export function areaOf(matches: Matches): Area {
  return matches.findLast(({ staticData }) => staticData?.area !== undefined)?.staticData?.area ?? 'public'
}
