import type { QueryClient } from '@tanstack/react-query'
import type { Api } from './api/api.ts'
import type { I18n } from './i18n/i18n.ts'
import type { Scheme } from './scheme.ts'

/** The router's context: made once per page in the browser and once per rendering on the server. */
export interface ShopContext {
  api: Api
  i18n: I18n
  queryClient: QueryClient
  /** Where the shop lives, with leading and trailing slash. */
  basePath: string
  /** The chosen colour scheme; undefined follows the device. */
  scheme: Scheme | undefined
  /** A cookie that scripts may read; small choices of look live there, so that the server renders them at once. */
  cookie: (name: string) => string | undefined
  /** Names this build; answers of the shop carry it, too. */
  build: string
  /** On the server: addresses of the scripts this page starts with, in the order they build on each other, and of what it needs besides. */
  scripts?: () => { entry: readonly string[]; rest: readonly string[] }
}
