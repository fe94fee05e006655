import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { hasAccount } from '../guards.ts'
import { lazyExtra } from '../lazily.tsx'
import { useConfig, useMayShop, useSession } from '../shop-queries.ts'
import { BasketMenu } from './basket-menu.tsx'
import { CollectionLinks } from './collection-links.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { SearchBox } from './search-box.tsx'
import { SubNavigation } from './sub-navigation.tsx'
import { UserMenu } from './user-menu.tsx'

/** Guests have no prices of their own. */
const NetPriceSwitch = lazyExtra(async () => (await import('./net-price-switch.tsx')).NetPriceSwitch)

/**
 * The head of every shop page. Before terms and customer are settled, and for guests of a shop that wants a login,
 * only what leads on is shown.
 */
export function Header() {
  const session = useSession()
  const config = useConfig()
  const mayShop = useMayShop()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <div className={styles.row}>
          <Link to="/" className={styles.home} aria-label={config.company.name}>
            <Logo name={config.company.name} />
          </Link>
          {mayShop ? <SearchBox /> : <span className={styles.claim}>{config.company.claim}</span>}
          <div className={styles.tools}>
            <UserMenu />
            {mayShop && hasAccount(session) && <CollectionLinks />}
            {mayShop && <BasketMenu />}
          </div>
        </div>
      </div>
      {mayShop && (
        <div className={styles.sub}>
          <div className={styles.row}>
            <SubNavigation />
            {hasAccount(session) && (
              <Suspense>
                <NetPriceSwitch />
              </Suspense>
            )}
          </div>
        </div>
      )}
    </header>
  )
}
