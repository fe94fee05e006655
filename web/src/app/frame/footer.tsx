import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../lazily.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { useConfig } from '../shop-queries.ts'
import styles from './footer.module.css'
import { PlantList } from './plant-list.tsx'

const ConsentDialog = lazyDialog(async () => (await import('../consent/consent-dialog.tsx')).ConsentDialog)
const KeyDialog = lazyDialog(async () => (await import('#web/features/keys/public.ts')).KeyDialog)

const legalLinks = [
  { to: '/imprint', text: 'imprint' },
  { to: '/privacy', text: 'privacy' },
  { to: '/terms', text: 'terms' },
  { to: '/terms-of-use', text: 'termsOfUse' },
  { to: '/accessibility', text: 'accessibility' },
] as const

/** The foot of every page: who we are, where the branches stand, what the law wants to see. */
export function Footer() {
  const t = useTexts('app')
  const { company, plants } = useConfig()
  const [open, setOpen] = useState<'consent' | 'keys'>()
  const close = () => setOpen(undefined)
  return (
    <footer className={styles.footer}>
      <p className={styles.trade}>{t('tradeOnly')}</p>
      <div className={styles.columns}>
        <address className={styles.contact}>
          <strong>{company.legalName}</strong>
          <span>{company.street}</span>
          <span>
            {company.plz} {company.city}
          </span>
          <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>
          <a href={`mailto:${company.mail}`}>{company.mail}</a>
        </address>
        <PlantList plants={plants} />
      </div>
      <div className={styles.legal}>
        {legalLinks.map(({ to, text }) => (
          <Link key={to} to={to}>
            {t(text)}
          </Link>
        ))}
        <button type="button" onClick={() => setOpen('consent')}>
          {t('consentSettings')}
        </button>
        <button type="button" onClick={() => setOpen('keys')}>
          {t('keys')}
        </button>
      </div>
      <Suspense>
        {open === 'consent' && <ConsentDialog onClose={close} />}
        {open === 'keys' && <KeyDialog what="keys" onClose={close} />}
      </Suspense>
    </footer>
  )
}
