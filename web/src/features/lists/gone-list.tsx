import { useTexts } from '#web/app/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'

/** In the place of a list that was on screen when another window deleted it, or its owner stopped sharing it. */
export function GoneList() {
  const t = useTexts('lists')
  return (
    <Face kind="missing" title={t('goneTitle')} text={t('goneText')}>
      <LinkButton to="/myaccount/lists">{t('toLists')}</LinkButton>
    </Face>
  )
}
