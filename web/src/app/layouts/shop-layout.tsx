import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Suspense, useCallback, useState } from 'react'
import { lazyDialog } from '../lazily.tsx'
import { Banners } from '../frame/banners.tsx'
import { basketsQuery } from '../frame/basket-queries.ts'
import { Footer } from '../frame/footer.tsx'
import { Header } from '../frame/header.tsx'
import { useHelpKey } from '../frame/use-help-key.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { configQuery, sessionQuery } from '../shop-queries.ts'
import { useStartData } from '../use-start-data.ts'
import styles from './shop-layout.module.css'

const KeysDialog = lazyDialog(async () => (await import('../frame/keys-dialog.tsx')).KeysDialog)

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
  const t = useTexts('app')
  const [help, setHelp] = useState(false)
  useHelpKey(useCallback(() => setHelp(true), []))
  useStartData()
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Banners />
      <Header />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      {help && (
        <Suspense>
          <KeysDialog onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </>
  )
}
