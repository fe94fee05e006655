import { createFileRoute, Outlet } from '@tanstack/react-router'

/** The customer's account: one side navigation beside every screen. */
export const Route = createFileRoute('/_shop/_signed-in/_account')({ component: AccountLayout })

function AccountLayout() {
  return <Outlet />
}
