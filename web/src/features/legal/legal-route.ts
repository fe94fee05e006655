import { titled } from '#web/app/page-title.ts'
import type { ShopContext } from '#web/app/shop-context.ts'
import { type LegalKind, legalTextQuery } from './queries.ts'

/** Loader and title, the same for every legal text. */
export function legalRoute(kind: LegalKind) {
  return {
    staticData: { texts: ['legal' as const] },
    loader: ({ context }: { context: ShopContext }) =>
      context.queryClient.ensureQueryData(legalTextQuery(kind)),
    head: ({ match, loaderData }: { match: { context: ShopContext }; loaderData?: { title: string } }) =>
      titled(match.context, loaderData?.title ?? ''),
  }
}
