import { createFileRoute, Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs/breadcrumbs.tsx'
import { Face } from '#web/ui/face/face.tsx'
import { useIsAdmin } from '../staff/public.ts'
import styles from './imports.module.css'
import { NewImport } from './new-import.tsx'

export const Route = createFileRoute('/_staff/staff/imports/new')({
  staticData: { texts: ['imports'] },
  head: ({ match }) => pageTitle(match.context, 'imports', 'newImport'),
  component: NewImportScreen,
})

function NewImportScreen() {
  const t = useTexts('imports')
  const isAdmin = useIsAdmin()
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { key: 'imports', content: <Link to="/staff/imports">{t('title')}</Link> },
          { key: 'new', content: t('newImport') },
        ]}
      />
      <header className={styles.head}>
        <h1>{t('newImport')}</h1>
        <p className={styles.soft}>{t('newText')}</p>
      </header>
      {isAdmin ? (
        <NewImport />
      ) : (
        <Face kind="empty" level={2} title={t('adminOnlyTitle')} text={t('adminOnly')} />
      )}
    </>
  )
}
