import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useNetShown } from '#web/features/offers/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Price } from '#web/ui/price/price.tsx'
import type { Details } from './queries.ts'

/** What was agreed in the document position the visitor comes from. */
export function PositionNotice({ position }: { position: NonNullable<Details['position']> }) {
  const t = useTexts('article')
  const formats = useFormats()
  const netShown = useNetShown()
  const { doctype, docid, number, posnr, quantity, unit, netPrice } = position
  return (
    <Notice kind="info">
      {t('position', { number, posnr, quantity: formats.quantity(quantity, unit) })}{' '}
      {netShown && netPrice && <Price price={netPrice} />}{' '}
      <Link to="/myaccount/document/$doctype/$docid" params={{ doctype: String(doctype), docid }}>
        {t('backToDocument')}
      </Link>
    </Notice>
  )
}
