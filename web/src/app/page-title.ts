import { isRefusal } from './api/api-error.ts'
import type { Namespace } from './i18n/namespaces.ts'
import type { TextKey } from './i18n/translate.ts'
import { textsOf } from './i18n/use-texts.ts'
import type { ShopContext } from './shop-context.ts'
import { configQuery } from './shop-queries.ts'

/** For a route's `head`: `head: ({ match }) => pageTitle(match.context, 'lists', 'title')`. */
export function pageTitle<N extends Namespace>(context: ShopContext, name: N, key: TextKey<N>) {
  return titled(context, textsOf(context.i18n, name)(key))
}

/**
 * For titles that come from data, such as an article's name.
 * @param description for search engines, where the company's claim says too little
 */
export function titled(context: ShopContext, title: string, description?: string) {
  const described = description === undefined ? [] : [{ name: 'description', content: description }]
  return { meta: [{ title: withCompany(context, title) }, ...described] }
}

/** As it stands in the browser's tab: with the shop's name behind it. */
export function withCompany({ queryClient }: ShopContext, title: string): string {
  const company = queryClient.getQueryData(configQuery.queryKey)?.company.name
  return company === undefined ? title : `${title} · ${company}`
}

/** What a route's `head` knows of its page. */
export interface Match {
  status: string
  error: unknown
  context: ShopContext
}

/** Whether a page shows that it is not found: what it names is not there, or its address asks what cannot be asked. */
export const isMissing = ({ status, error }: Pick<Match, 'status' | 'error'>): boolean =>
  status === 'notFound' || isRefusal(error, 'INVALID_PARAMS')

/** For a page whose data never came: that it is not found; nothing where it is still on its way or has failed. */
export function missingTitle(match: Match) {
  return isMissing(match) ? pageTitle(match.context, 'app', 'notFoundTitle') : {}
}
