import { accountEntries } from '#web/app/frame/account-entries.ts'
import { navigationEntries } from '#web/app/frame/navigation-entries.ts'
import { staffEntries } from '#web/app/frame/staff-entries.ts'
import { hasAccount } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useSession } from '#web/app/shop-queries.ts'

/** The screens the visitor may go to from anywhere, by the names they have in the navigation. */
export function usePlaces() {
  const app = useTexts('app')
  const t = useTexts('keys')
  const session = useSession()
  const own = hasAccount(session)
  const named = <E extends { text: Parameters<typeof app>[0]; to: string }>(entries: readonly E[]) =>
    entries.map(({ text, to }) => ({ to: to as E['to'], name: app(text) }))
  return [
    { to: '/basket', name: t('quickOrder') } as const,
    { to: '/checkout', name: t('checkout') } as const,
    ...named(navigationEntries),
    ...(own
      ? ([
          { to: '/comparison', name: app('comparison') },
          { to: '/labels', name: app('labels') },
          { to: '/not-listed-products', name: app('notListedProducts') },
          { to: '/contact', name: app('contact') },
          { to: '/faq', name: app('faq') },
        ] as const)
      : []),
    ...named(accountEntries.filter(({ shown }) => shown(session))),
    ...(session.staffRole === null
      ? []
      : named(staffEntries.filter(({ adminOnly }) => !adminOnly || session.staffRole === 'admin'))),
  ]
}
