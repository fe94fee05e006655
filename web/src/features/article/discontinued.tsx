import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useAdditionalData } from '#web/features/offers/public.ts'
import { addressName } from '#web/ui/article-tile/tile-article.ts'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** The article will not be made any more; where there is a successor, the way to it. */
export function Discontinued({ successor }: { successor: string | null }) {
  const t = useTexts('article')
  return (
    <Notice kind="warning">
      {t('discontinued')} {successor !== null && <Successor matnr={successor} />}
    </Notice>
  )
}

function Successor({ matnr }: { matnr: string }) {
  const t = useTexts('article')
  const article = useAdditionalData(matnr).data?.article
  const name = article?.maktx1
  return (
    <>
      {t('successor')}{' '}
      <Link
        to="/p/$matnr/{-$description}"
        params={{ matnr, description: name === undefined ? undefined : addressName(name) }}
        lang={article?.textLanguage}
      >
        {keepUnits(name ?? matnr)}
      </Link>
    </>
  )
}
