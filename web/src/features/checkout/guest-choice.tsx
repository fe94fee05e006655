import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig } from '#web/app/shop-queries.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import styles from './guest-choice.module.css'

/** Before the checkout a guest chooses: sign in, or have his order taken, as long as there is no order without an account. His basket stays either way. */
export function GuestChoice() {
  const t = useTexts('checkout')
  const { phone, mail } = useConfig().company
  return (
    <>
      <h1>{t('guestTitle')}</h1>
      <p className={styles.lead}>{t('guestText')}</p>
      <div className={styles.choices}>
        <section className={styles.choice} aria-labelledby="sign-in">
          <h2 id="sign-in">{t('signIn')}</h2>
          <p>{t('signInText')}</p>
          <LinkButton to="/login" search={{ redirect: '/checkout' }}>
            {t('signIn')}
          </LinkButton>
        </section>
        <section className={styles.choice} aria-labelledby="as-guest">
          <h2 id="as-guest">{t('asGuest')}</h2>
          <p>{t('asGuestText')}</p>
          {phone !== '' && (
            <p>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </p>
          )}
          {mail !== '' && (
            <p>
              <a href={`mailto:${mail}`}>{mail}</a>
            </p>
          )}
        </section>
      </div>
    </>
  )
}
