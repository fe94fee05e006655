import { useTexts } from '#web/app/i18n/use-texts.ts'
import { GhsPictogram } from './ghs-pictogram.tsx'
import type { Article } from './queries.ts'
import { safetyData } from './safety-data.ts'
import styles from './safety.module.css'

/** Hazard labelling: pictograms, signal word and hazard statements, with the way to the safety data sheet. */
export function Safety({ article }: { article: Pick<Article, 'attributes' | 'documents'> }) {
  const t = useTexts('article')
  const data = safetyData(article.attributes)
  const sheets = article.documents.filter(({ kind }) => kind === 'safety_data_sheet')
  if (!data) return null
  return (
    <section className={styles.safety} aria-labelledby="safety">
      <h2 id="safety">{t('safety')}</h2>
      <ul className={`plain-list ${styles.signs}`}>
        {data.pictograms.map((code) => (
          <li key={code}>
            <GhsPictogram code={code} />
            {t(`ghs.${code}`)}
          </li>
        ))}
      </ul>
      {data.signalWord !== '' && (
        <p>
          {t('signalWord')} <strong lang={data.language}>{data.signalWord}</strong>
        </p>
      )}
      <ul className={styles.statements} lang={data.language}>
        {data.statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
      {sheets.map(({ source, title }) => (
        <a key={source} href={source} target="_blank" rel="noopener">
          {title === '' ? t('document.safety_data_sheet') : title}
        </a>
      ))}
    </section>
  )
}
