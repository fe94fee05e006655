import type { ShopContext } from '#web/app/shop-context.ts'
import type { View } from './search-view.ts'

const cookieName = 'tables'
/** The most recent choices; more would swell every request. */
const kept = 40

/** How a listing was last looked at; tiles unless its table was chosen. `key` is the category's id or "search". */
export function rememberedView({ cookie }: ShopContext, key: string): View {
  return tablesIn(cookie(cookieName)).includes(key) ? 'table' : 'tiles'
}

/** Keeps the choice for a year, in a cookie, so that the server renders the right view at once. Browser only. */
export function rememberView({ cookie, basePath }: ShopContext, key: string, view: View) {
  const others = tablesIn(cookie(cookieName)).filter((other) => other !== key)
  const tables = view === 'table' ? [key, ...others].slice(0, kept) : others
  const value = tables.map(encodeURIComponent).join('.')
  document.cookie = `${cookieName}=${value}; path=${basePath}; max-age=${365 * 24 * 3600}; samesite=lax`
}

function tablesIn(value: string | undefined): string[] {
  return (value ?? '')
    .split('.')
    .filter((key) => key !== '')
    .map(decodeURIComponent)
}
