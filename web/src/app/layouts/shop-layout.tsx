import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyDialog, lazyExtra } from '../lazily.tsx'
import { Banners } from '../frame/banners.tsx'
import { basketsQuery } from '../frame/basket-queries.ts'
import { Footer } from '../frame/footer.tsx'
import { Header } from '../frame/header.tsx'
import { SkipLink } from '../frame/skip-link.tsx'
import { type Opened, useKeys } from '../frame/use-keys.ts'
import { useScanned } from '../frame/use-scanned.ts'
import { configQuery, sessionQuery } from '../shop-queries.ts'
import { useStartData } from '../use-start-data.ts'
import styles from './shop-layout.module.css'

const KeyDialog = lazyDialog(async () => (await import('#web/features/keys/public.ts')).KeyDialog)
const Scans = lazyExtra(async () => (await import('#web/features/scan/public.ts')).Scans)

/** The shop's frame around every screen. */
export const Route = createFileRoute('/_shop')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(sessionQuery),
      queryClient.ensureQueryData(configQuery),
      // A guest who may not shop has no basket; the frame stands without it.
      queryClient.prefetchQuery(basketsQuery),
    ])
  },
  component: ShopLayout,
})

function ShopLayout() {
  const [opened, open] = useState<Opened>()
  const isScanned = useScanned()
  useKeys(open)
  useStartData()
  return (
    <>
      <SkipLink to="content" />
      <Banners />
      <Header />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      {isScanned && (
        <Suspense>
          <Scans />
        </Suspense>
      )}
      {opened && (
        <Suspense>
          <KeyDialog what={opened} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}
