import { hasAccount } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useConfig, useSession } from '#web/app/shop-queries.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'

/** In the place of the departments where there is none: whom a customer asks, and where staff bring them in. */
export function NothingYet() {
  const t = useTexts('home')
  const session = useSession()
  const { staffRole } = session
  const { company } = useConfig()
  // What a customer may see is for catalogues to say, and one may hold nothing.
  const isCustomer = hasAccount(session) && staffRole === null
  const isCalled = isCustomer && company.phone !== ''
  const text = isCustomer ? t('nothingForYou') : t('nothingYetText')
  return (
    <Face kind="empty" level={2} title={t('nothingYet')} text={isCalled ? `${text} ${t('callUs')}` : text}>
      {isCalled && <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>}
      {staffRole !== null && <LinkButton to="/staff/imports">{t('toImports')}</LinkButton>}
    </Face>
  )
}
