import { Face } from '#web/ui/face/face.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { useTexts } from '../i18n/use-texts.ts'

/** Inside the shop: the address is right, but what it names is not there (any more) or not this customer's. */
export function NotFoundFace() {
  const t = useTexts('app')
  return (
    <Face kind="missing" title={t('notFoundTitle')} text={t('notFoundText')}>
      <LinkButton to="/">{t('toHome')}</LinkButton>
    </Face>
  )
}
