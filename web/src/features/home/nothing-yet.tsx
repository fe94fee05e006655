import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'

/** In the place of the departments of a shop that has none: that there are none yet, and where staff bring them in. */
export function NothingYet() {
  const t = useTexts('home')
  const { staffRole } = useSession()
  return (
    <Face kind="empty" level={2} title={t('nothingYet')} text={t('nothingYetText')}>
      {staffRole !== null && <LinkButton to="/staff/imports">{t('toImports')}</LinkButton>}
    </Face>
  )
}
