import { Link } from '@tanstack/react-router'
import { FileText, LogIn, ShoppingCart, UserRound } from 'lucide-react'
import { isSignedIn } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig, useSession } from '#web/app/shop-queries.ts'
import styles from './welcome.module.css'

/** Who is welcome here, and the three ways most people take. */
export function Welcome() {
  const t = useTexts('home')
  const session = useSession()
  const { company } = useConfig()
  const signedIn = isSignedIn(session)
  const ways = signedIn
    ? ([
        { to: '/basket', Icon: ShoppingCart, text: t('toBasket') },
        { to: '/myaccount/documents', Icon: FileText, text: t('toDocuments') },
        { to: '/myaccount', Icon: UserRound, text: t('toAccount') },
      ] as const)
    : ([
        { to: '/login', Icon: LogIn, text: t('toLogin') },
        { to: '/basket', Icon: ShoppingCart, text: t('toBasket') },
      ] as const)
  return (
    <section className={styles.welcome}>
      <div>
        <h1>{signedIn ? t('hello', { name: session.userName }) : company.claim}</h1>
        <p>{signedIn ? t('helloText', { customer: session.customerName }) : t('guestText')}</p>
      </div>
      <ul className={styles.ways}>
        {ways.map(({ to, Icon, text }) => (
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
