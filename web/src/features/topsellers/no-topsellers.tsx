import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Face } from '#web/ui/face/face.tsx'
import { type TopsellersSearch } from './address.ts'
import { type View, views } from './search.ts'

/** Why nothing is shown, and where there may be something. */
export function NoTopsellers({ view, search }: { view: View; search: TopsellersSearch }) {
  const t = useTexts('topsellers')
  const { to } = views[view]
  const { query = '', timespan } = search
  return (
    <Face
      kind="empty"
      level={2}
      title={t(query === '' ? 'emptyTitle' : 'nothingTitle')}
      text={query === '' ? t(`${view}.emptyText`) : t('nothingLikeIt', { query })}
    >
      {query !== '' && (
        <Link to={to} search={{ ...search, query: undefined, page: undefined }}>
          {t('showEvery')}
        </Link>
      )}
      {timespan !== '8' && (
        <Link to={to} search={{ ...search, timespan: '8', page: undefined }}>
          {t('showAllTime')}
        </Link>
      )}
      {view === 'own' && (
        <Link to={views.customer.to} search={{ ...search, page: undefined }}>
          {t('showCustomer')}
        </Link>
      )}
    </Face>
  )
}
