import { useTexts } from '#web/app/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'

/** What whoever does not manage users finds at these addresses. */
export function NotAllowed() {
  const t = useTexts('users')
  return (
    <Face kind="empty" title={t('title')} text={t('notAllowed')}>
      <LinkButton to="/myaccount">{t('toAccount')}</LinkButton>
    </Face>
  )
}
