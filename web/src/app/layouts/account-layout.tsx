import { createFileRoute, Outlet } from '@tanstack/react-router'
import { accountEntries } from '../frame/account-entries.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { useSession } from '../shop-queries.ts'
import { SideLayout } from './side-layout.tsx'

/** The customer's account: one side navigation beside every screen. */
export const Route = createFileRoute('/_shop/_signed-in/_account')({ component: AccountLayout })

function AccountLayout() {
  const t = useTexts('app')
  const session = useSession()
  const entries = accountEntries
    .filter(({ shown }) => shown(session))
    .map(({ to, text, ...more }) => ({ to, text: t(text), exact: to === '/myaccount', ...more }))
  return (
    <SideLayout label={t('myAccount')} entries={entries}>
      <Outlet />
    </SideLayout>
  )
}
