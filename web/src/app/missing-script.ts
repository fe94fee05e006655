import { ApiError } from './api/api-error.ts'
import { notice } from './api/notices.ts'

/** Name of the errors of scripts that could not be had on the way to another page. */
const name = 'ScriptMissing'

/** Marks the browser's error, whose own words differ by browser and tell a visitor nothing. */
export const markMissing = (error: Error): Error => Object.assign(error, { name, message: '' })

export const isMissingScript = (error: unknown): boolean => error instanceof Error && error.name === name

/**
 * Why a script of the shop could not be had: OFFLINE, or the shop was UPDATED and has it no longer, which raises the
 * notice that says so. Browser only.
 */
export async function missingScript(): Promise<ApiError> {
  const isThere = await isShopThere()
  if (isThere) notice.updated.raise()
  return new ApiError({ code: isThere ? 'UPDATED' : 'OFFLINE', message: '', fields: {} })
}

/** Any answer of the shop will do; what a proxy says in its place names no build. Browser only. */
export const isShopThere = async (): Promise<boolean> => (await askShop())?.headers.has('x-build') === true

/** Asks for what costs the shop little; undefined where nobody answers. Browser only. */
export async function askShop(): Promise<Response | undefined> {
  try {
    return await fetch(`${document.documentElement.dataset['base'] ?? '/'}api/session?event=GET_SESSION`)
  } catch {
    return undefined
  }
}
