import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLogout } from '#web/app/frame/use-logout.ts'
import { ownPath } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { useShop } from '#web/app/use-shop.ts'
import { LegalSections, legalTextQuery } from '#web/features/legal/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { CheckField } from '#web/ui/field/check-field.tsx'
import styles from './entrance.module.css'
import { goOn } from './go-on.ts'

const textQuery = legalTextQuery('terms-of-use')

export const Route = createFileRoute('/_shop/_signed-in/login-accept-terms')({
  staticData: { texts: ['entrance', 'legal'] },
  validateSearch: (search: Record<string, unknown>): { redirect?: string | undefined } => ({
    redirect: ownPath(one(search.redirect)),
  }),
  loader: ({ context }) => context.queryClient.ensureQueryData(textQuery),
  head: ({ match }) => pageTitle(match.context, 'entrance', 'acceptTerms'),
  component: AcceptTermsScreen,
})

function AcceptTermsScreen() {
  const t = useTexts('entrance')
  const { redirect = '/' } = Route.useSearch()
  const { api, basePath } = useShop()
  const { version, sections } = useSuspenseQuery(textQuery).data
  const [accepted, setAccepted] = useState(false)
  const logout = useLogout()
  const accept = useMutation({
    mutationFn: () => api.post('session', 'ACCEPT_TERMS', { version }),
    onSuccess: () => goOn(basePath, redirect),
  })
  return (
    <section className={`${styles.sheet} ${styles.wide}`}>
      <h1>{t('acceptTerms')}</h1>
      <p className={styles.lead}>{t('acceptTermsLead', { version })}</p>
      {/* Scrolls, so it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.reading} tabIndex={0} aria-label={t('termsText')}>
        <LegalSections sections={sections} />
      </section>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          accept.mutate()
        }}
      >
        <CheckField
          label={
            <>
              {t('iAccept')} <Link to="/privacy">{t('privacyLink')}</Link>
            </>
          }
          checked={accepted}
          onChange={({ target }) => setAccepted(target.checked)}
          required
        />
        <div className={styles.beside}>
          <Button look="plain" onClick={() => logout.mutate()}>
            {t('logout')}
          </Button>
          <Button type="submit" disabled={!accepted} busy={accept.isPending || accept.isSuccess}>
            {t('accept')}
          </Button>
        </div>
      </form>
    </section>
  )
}
