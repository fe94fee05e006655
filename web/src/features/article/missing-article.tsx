import { useParams } from '@tanstack/react-router'
import { truncate } from '@shop/contract/text'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'

/** The page of an article that is not there, or not for this visitor: names the number and searches for it. */
export function MissingArticle() {
  const t = useTexts('article')
  const { matnr = '' } = useParams({ strict: false })
  const shown = truncate(matnr)
  return (
    <Face kind="missing" title={t('missingTitle', { matnr: shown })} text={t('missingText')}>
      <LinkButton to="/search" search={{ q: matnr }}>
        {t('searchNumber', { matnr: shown })}
      </LinkButton>
    </Face>
  )
}
