import { createFileRoute } from '@tanstack/react-router'
import { Logo } from '#web/app/frame/logo.tsx'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import styles from './entrance.module.css'

export const Route = createFileRoute('/_bare/maintenance-mode')({
  staticData: { texts: ['entrance'] },
  head: ({ match }) => pageTitle(match.context, 'entrance', 'maintenance'),
  component: MaintenanceModeScreen,
})

/** What everybody not signed in sees while the shop is locked: why, and how to reach us meanwhile. */
function MaintenanceModeScreen() {
  const t = useTexts('entrance')
  const { company, lockMessage } = useConfig()
  const { basePath } = useShop()
  return (
    <section className={styles.sheet}>
      <div className={styles.logo}>
        <Logo name={company.name} />
      </div>
      <h1>{t('maintenance')}</h1>
      <p className={styles.lead}>{lockMessage || t('maintenanceText')}</p>
      <div className={styles.form}>
        <p>
          {t('maintenanceContact')}
          <br />
          <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>
          <br />
          <a href={`mailto:${company.mail}`}>{company.mail}</a>
        </p>
        <Button onClick={() => location.assign(basePath)}>{t('maintenanceAgain')}</Button>
      </div>
    </section>
  )
}
