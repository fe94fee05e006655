import { lazyRouteComponent } from '@tanstack/react-router'
import type { TextKey, Translate } from '#web/app/i18n/translate.ts'
import { textsOf } from '#web/app/i18n/use-texts.ts'
import { type Match, titled } from '#web/app/page-title.ts'

// One for all: a part of its own for each of them would weigh on the first page.
const component = lazyRouteComponent(() => import('./in-preparation.tsx'), 'InPreparation')

/** The route of a screen that is not built yet; anew for each, because the router writes into it. */
export const unbuilt = () => ({
  staticData: { texts: ['preparation' as const] },
  head: ({ match }: { match: Match & { fullPath: string } }) =>
    titled(match.context, titleOf(textsOf(match.context.i18n, 'preparation'), match.fullPath)),
  component,
})

/** @param path as it stands in web/routes.ts */
export const titleOf = (t: Translate<'preparation'>, path: string): string =>
  t('title', { page: t(`page.${path}` as TextKey<'preparation'>) })
