import { hasTypedInput } from '#web/app/typed-input.ts'

/** What a scan does where it is made: it opens the article, collects it, or only tells of it. */
export type ScanPlace =
  | { kind: 'open' }
  | { kind: 'basket' }
  | { kind: 'list'; id: string }
  | { kind: 'labels' }
  | { kind: 'tell' }

/** Screens to look around on: nothing typed there is lost by going on. */
const catalogue = new Set(['/', '/c/$', '/search', '/p/$matnr/{-$description}', '/brands', '/comparison'])

/**
 * Where articles are collected the scanned one is collected, too. Elsewhere it opens, but an order in the making and
 * half-filled forms are not left for it.
 * @param route the path of the route on screen, with the names of its parameters
 * @param id of what is edited there
 */
export function scanPlace(route: string, id: string | undefined, isTyped: boolean): ScanPlace {
  if (route === '/basket') return { kind: 'basket' }
  if (route === '/labels') return { kind: 'labels' }
  if (route === '/myaccount/lists/edit/$id' && id !== undefined) return { kind: 'list', id }
  if (catalogue.has(route)) return { kind: 'open' }
  return isTyped || /^\/(checkout|ordering-process)/.test(route) ? { kind: 'tell' } : { kind: 'open' }
}

/** What a scan does on the page that is on screen. */
export function placeOf({ matches }: { matches: readonly object[] }): ScanPlace {
  const here = matches.at(-1) as { fullPath: string; params: { id?: string } } | undefined
  return scanPlace(here?.fullPath ?? '', here?.params.id, hasTypedInput())
}
