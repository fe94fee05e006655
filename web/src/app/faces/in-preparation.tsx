import { Face } from '#web/ui/face/face.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { useTexts } from '../i18n/use-texts.ts'

/** The honest face of an address whose screen is not built yet; no finished screen links to one. */
export function InPreparation() {
  const t = useTexts('app')
  return (
    <Face kind="preparation" title={t('inPreparationTitle')} text={t('inPreparationText')}>
      <LinkButton to="/">{t('toHome')}</LinkButton>
    </Face>
  )
}
