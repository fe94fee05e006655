import { Link } from '@tanstack/react-router'
import { FileText, LogIn, Settings2, ShoppingCart, UserRound } from 'lucide-react'
import { seesDocuments } from '#web/app/frame/account-entries.ts'
import { hasAccount, isSignedIn } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig, useSession } from '#web/app/shop-queries.ts'
import styles from './welcome.module.css'

/** Who is welcome here, and the ways most people take. */
export function Welcome() {
  const t = useTexts('home')
  const session = useSession()
  const { company } = useConfig()
  const signedIn = isSignedIn(session)
  const ways = [
    { to: '/login', Icon: LogIn, text: t('toLogin'), shown: !signedIn },
    { to: '/basket', Icon: ShoppingCart, text: t('toBasket'), shown: true },
    { to: '/myaccount/documents', Icon: FileText, text: t('toDocuments'), shown: seesDocuments(session) },
    { to: '/myaccount', Icon: UserRound, text: t('toAccount'), shown: hasAccount(session) },
    { to: '/staff', Icon: Settings2, text: t('toStaff'), shown: session.staffRole !== null },
  ] as const
  return (
    <section className={styles.welcome}>
      <div>
        <h1>{signedIn ? t('hello', { name: session.userName }) : company.claim || company.name}</h1>
        {!signedIn && <p>{t('guestText')}</p>}
        {hasAccount(session) && <p>{t('helloText', { customer: session.customerName })}</p>}
      </div>
      <ul className={styles.ways}>
        {ways
          .filter(({ shown }) => shown)
          .map(({ to, Icon, text }) => (
            <li key={to}>
              <Link to={to} className={styles.way}>
                <Icon aria-hidden size={20} />
                {text}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
