import { Link } from '@tanstack/react-router'
import {
  ArrowLeftRight,
  CircleHelp,
  FileText,
  Headset,
  LogOut,
  PackageSearch,
  Scale,
  Settings2,
  Tag,
  UserRound,
} from 'lucide-react'
import { useState } from 'react'
import { hasAccount, isSignedIn } from '../guards.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { useSession } from '../shop-queries.ts'
import { seesDocuments } from './account-entries.ts'
import { CustomerDialog } from './customer-dialog.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { NetPriceSwitch } from './net-price-switch.tsx'
import { SchemeChoice } from './scheme-choice.tsx'
import { useLogout } from './use-logout.ts'
import styles from './menu.module.css'

/** What the user's menu holds: account, customer, language, look, logout. */
export function UserMenuContent({ onDone }: { onDone: () => void }) {
  const t = useTexts('app')
  const session = useSession()
  const [choosing, setChoosing] = useState(false)
  const logout = useLogout()
  const signedIn = isSignedIn(session)
  const mayChoose = session.isAdma || session.hasSeveralCustomers
  return (
    <div className={styles.menu}>
      {signedIn && (
        <>
          <p className={styles.who}>
            <strong>{session.userName}</strong>
            {session.customerName !== '' && <span>{session.customerName}</span>}
            {session.kunnr !== '' && <span>{t('customerNumber', { number: session.kunnr })}</span>}
          </p>
          {mayChoose && (
            <button type="button" className={styles.entry} onClick={() => setChoosing(true)}>
              <ArrowLeftRight aria-hidden size={18} />
              {t('changeCustomer')}
            </button>
          )}
          {hasAccount(session) && (
            <>
              <Link to="/myaccount" className={styles.entry} onClick={onDone}>
                <UserRound aria-hidden size={18} />
                {t('myAccount')}
              </Link>
              {seesDocuments(session) && (
                <Link to="/myaccount/documents" className={styles.entry} onClick={onDone}>
                  <FileText aria-hidden size={18} />
                  {t('documents')}
                </Link>
              )}
              <Link to="/comparison" className={styles.entry} onClick={onDone}>
                <Scale aria-hidden size={18} />
                {t('comparison')}
              </Link>
              <Link to="/labels" className={styles.entry} onClick={onDone}>
                <Tag aria-hidden size={18} />
                {t('labels')}
              </Link>
              <Link to="/not-listed-products" className={styles.entry} onClick={onDone}>
                <PackageSearch aria-hidden size={18} />
                {t('notListedProducts')}
              </Link>
              <Link to="/faq" className={styles.entry} onClick={onDone}>
                <CircleHelp aria-hidden size={18} />
                {t('faq')}
              </Link>
              <Link to="/contact" className={styles.entry} onClick={onDone}>
                <Headset aria-hidden size={18} />
                {t('contact')}
              </Link>
            </>
          )}
          {session.staffRole !== null && !hasAccount(session) && (
            <Link to="/myaccount/settings" className={styles.entry} onClick={onDone}>
              <UserRound aria-hidden size={18} />
              {t('account.settings')}
            </Link>
          )}
          {session.staffRole !== null && (
            <Link to="/staff" className={styles.entry} onClick={onDone}>
              <Settings2 aria-hidden size={18} />
              {t('staffConsole')}
            </Link>
          )}
        </>
      )}
      <div className={styles.choices}>
        <NetPriceSwitch inMenu />
        <LanguageChoice />
        <SchemeChoice />
      </div>
      {signedIn && (
        <button
          type="button"
          className={styles.entry}
          onClick={() => logout.mutate()}
          disabled={logout.isPending}
        >
          <LogOut aria-hidden size={18} />
          {t('logout')}
        </button>
      )}
      {choosing && <CustomerDialog onClose={() => setChoosing(false)} />}
    </div>
  )
}
