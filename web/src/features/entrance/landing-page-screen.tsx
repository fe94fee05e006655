import { createFileRoute, Link } from '@tanstack/react-router'
import { Boxes, Calculator, MapPin } from 'lucide-react'
import { Logo } from '#web/app/frame/logo.tsx'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { titled } from '#web/app/page-title.ts'
import { configQuery, useConfig } from '#web/app/shop-queries.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import styles from './landing-page-screen.module.css'

export const Route = createFileRoute('/_bare/landing-page')({
  staticData: { texts: ['entrance'] },
  head: ({ match: { context } }) =>
    titled(
      context,
      context.queryClient.getQueryData(configQuery.queryKey)?.company.claim ?? '',
      context.i18n.dictionary('entrance')?.landing,
    ),
  component: LandingPageScreen,
})

/** The way in for somebody who does not know the shop yet. */
function LandingPageScreen() {
  const t = useTexts('entrance')
  const { company, autoGuestActive } = useConfig()
  const reasons = [
    { Icon: Boxes, title: t('reasonRange'), text: t('reasonRangeText') },
    { Icon: Calculator, title: t('reasonPrices'), text: t('reasonPricesText') },
    { Icon: MapPin, title: t('reasonBranches'), text: t('reasonBranchesText') },
  ]
  return (
    <div className={styles.landing}>
      <header className={styles.head}>
        <Logo name={company.name} />
        <h1>{company.claim}</h1>
        <p>{t('landing')}</p>
        <div className={styles.ways}>
          <LinkButton to="/login">{t('login')}</LinkButton>
          {autoGuestActive && (
            <LinkButton to="/" look="plain">
              {t('asGuest')}
            </LinkButton>
          )}
        </div>
      </header>
      <ul className={styles.reasons}>
        {reasons.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden size={28} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <span>{t('tradeOnly')}</span>
        <Link to="/imprint">{t('imprint')}</Link>
        <Link to="/privacy">{t('privacy')}</Link>
      </footer>
    </div>
  )
}
