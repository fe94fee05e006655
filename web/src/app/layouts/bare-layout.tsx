import { createFileRoute, Outlet } from '@tanstack/react-router'
import { guard } from '../guard.ts'
import styles from './bare-layout.module.css'

/** Screens outside the shop's frame: maintenance and landing page. */
export const Route = createFileRoute('/_bare')({
  staticData: { area: 'public' },
  beforeLoad: guard,
  component: BareLayout,
})

function BareLayout() {
  return (
    <main className={styles.bare}>
      <Outlet />
    </main>
  )
}
