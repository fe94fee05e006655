import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { hasAccount } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { Face } from '#web/ui/face/face.tsx'
import styles from './not-listed-products.module.css'
import { RequestForm } from './request-form.tsx'
import { RequestSent } from './request-sent.tsx'
import { searchedLine } from './searched-line.ts'

interface NotListedSearch {
  /** What was searched and not found. */
  q?: string | undefined
}

export const Route = createFileRoute('/_shop/_signed-in/not-listed-products')({
  staticData: { texts: ['service'] },
  validateSearch: (search): NotListedSearch => ({ q: one(search.q)?.slice(0, 200) }),
  head: ({ match }) => pageTitle(match.context, 'service', 'notListed'),
  component: NotListedProductsScreen,
})

function NotListedProductsScreen() {
  const t = useTexts('service')
  const session = useSession()
  const { q } = Route.useSearch()
  const [sent, setSent] = useState<string>()
  /** Whoever asks again begins anew, without what was searched. */
  const [isAnother, setAnother] = useState(false)
  if (!hasAccount(session)) return <Face kind="empty" title={t('notListed')} text={t('onlyForCustomers')} />
  if (sent !== undefined)
    return (
      <RequestSent
        id={sent}
        onAnother={() => {
          setAnother(true)
          setSent(undefined)
        }}
      />
    )
  return (
    <>
      <header className={styles.head}>
        <h1>{t('notListed')}</h1>
        <p>{t('notListedText')}</p>
      </header>
      <RequestForm start={searchedLine(isAnother ? '' : q)} onSent={setSent} />
    </>
  )
}
