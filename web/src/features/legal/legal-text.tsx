import { useSuspenseQuery } from '@tanstack/react-query'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { LegalSections } from './legal-sections.tsx'
import styles from './legal-text.module.css'
import { type LegalKind, legalTextQuery } from './queries.ts'

/** A legal text as a page of its own, with its version. */
export function LegalText({ kind }: { kind: LegalKind }) {
  const t = useTexts('legal')
  const { title, version, sections } = useSuspenseQuery(legalTextQuery(kind)).data
  return (
    <article className={styles.text}>
      <h1>{title}</h1>
      {sections.length === 0 ? (
        <p>{t('notThereYet')}</p>
      ) : (
        <>
          <p className={styles.version}>{t('version', { version })}</p>
          <LegalSections sections={sections} />
        </>
      )}
    </article>
  )
}
