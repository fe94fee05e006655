import { createFileRoute, Link, Outlet } from '@tanstack/react-router'
import { Banners } from '../frame/banners.tsx'
import { Logo } from '../frame/logo.tsx'
import { SkipLink } from '../frame/skip-link.tsx'
import { staffEntries } from '../frame/staff-entries.ts'
import { UserMenu } from '../frame/user-menu.tsx'
import { guard } from '../guard.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { useConfig, useSession } from '../shop-queries.ts'
import { SideLayout } from './side-layout.tsx'
import styles from './staff-layout.module.css'

/** The wholesaler's console; its screens are loaded for staff alone. */
export const Route = createFileRoute('/_staff')({
  staticData: { area: 'staff' },
  beforeLoad: guard,
  component: StaffLayout,
})

function StaffLayout() {
  const t = useTexts('app')
  const { company } = useConfig()
  const { staffRole } = useSession()
  const entries = staffEntries
    .filter(({ adminOnly }) => !adminOnly || staffRole === 'admin')
    .map(({ to, text }) => ({ to, text: t(text), exact: to === '/staff' }))
  return (
    <>
      <SkipLink to="beside-navigation" />
      <Banners />
      <header className={styles.head}>
        <Link to="/" className={styles.home}>
          <Logo name={company.name} />
          <span className="visually-hidden">{t('toShop')}</span>
        </Link>
        <strong className={styles.title}>{t('staffConsole')}</strong>
        <UserMenu />
      </header>
      <main id="content" className={styles.content} tabIndex={-1}>
        <SideLayout label={t('staffConsole')} entries={entries}>
          <Outlet />
        </SideLayout>
      </main>
    </>
  )
}
