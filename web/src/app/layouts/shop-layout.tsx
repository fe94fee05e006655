import { createFileRoute, Outlet } from '@tanstack/react-router'
import { useTexts } from '../i18n/use-texts.ts'
import styles from './shop-layout.module.css'

/** The shop's frame around every screen. */
export const Route = createFileRoute('/_shop')({ component: ShopLayout })

function ShopLayout() {
  const t = useTexts('app')
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
