import { createFileRoute, Outlet } from '@tanstack/react-router'
import { guard } from '../guard.ts'

/** The wholesaler's console; its screens are loaded for staff alone. */
export const Route = createFileRoute('/_staff')({ beforeLoad: guard('staff'), component: StaffLayout })

function StaffLayout() {
  return (
    <main>
      <Outlet />
    </main>
  )
}
