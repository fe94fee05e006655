import { createFileRoute } from '@tanstack/react-router'
import { mainCategoriesQuery } from '#web/app/categories.ts'
import { hasAccount } from '#web/app/guards.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { sessionQuery, useSession } from '#web/app/shop-queries.ts'
import { listsQuery } from '#web/features/lists/public.ts'
import { Face } from '#web/ui/face/face.tsx'
import { DatanormForm } from './datanorm-form.tsx'
import styles from './datanorm.module.css'

export const Route = createFileRoute('/_shop/_signed-in/datanorm')({
  staticData: { texts: ['service'] },
  loader: async ({ context: { api, queryClient } }) => {
    if (!hasAccount(await queryClient.ensureQueryData(sessionQuery))) return
    await Promise.all([
      queryClient.ensureQueryData(listsQuery(false)),
      queryClient.ensureQueryData(mainCategoriesQuery(api)),
    ])
  },
  head: ({ match }) => pageTitle(match.context, 'service', 'datanorm'),
  component: DatanormScreen,
})

/** Articles and prices as files for craft software. */
function DatanormScreen() {
  const t = useTexts('service')
  const session = useSession()
  if (!hasAccount(session))
    return <Face kind="empty" title={t('datanorm')} text={t('datanormForCustomers')} />
  return (
    <div className={styles.screen}>
      <h1>{t('datanorm')}</h1>
      <p className={styles.soft}>{t('datanormAbout')}</p>
      <DatanormForm />
      <h2>{t('datanormFiles')}</h2>
      <dl className={styles.files}>
        {(['WRG', '001', 'PREIS'] as const).map((file) => (
          <div key={file}>
            <dt>{t(`datanormFile.${file}`)}</dt>
            <dd>{t(`datanormIn.${file}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.soft}>{t('datanormLeft')}</p>
    </div>
  )
}
