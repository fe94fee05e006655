import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Face } from '#web/ui/face/face.tsx'
import type { AddressesSearch } from './address.ts'

/** Why nothing is shown, and the next step. */
export function NoAddresses({ search }: { search: AddressesSearch }) {
  const t = useTexts('addresses')
  const mayManage = useMay('ADDRESSES_MANAGE')
  const { query = '' } = search
  if (query !== '') {
    return (
      <Face kind="empty" level={2} title={t('nothingTitle')} text={t('nothingLikeIt', { query })}>
        <Link to="/myaccount/addresses" search={{ ...search, query: undefined, page: undefined }}>
          {t('showEvery')}
        </Link>
      </Face>
    )
  }
  return (
    <Face kind="empty" level={2} title={t('emptyTitle')} text={t('emptyText')}>
      {mayManage && <LinkButton to="/myaccount/addresses/create">{t('newOwn')}</LinkButton>}
    </Face>
  )
}
