import { Biohazard, Bomb, Cylinder, Fish, Flame, FlameKindling, Skull, TestTubeDiagonal } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import type { Article } from './queries.ts'
import { type Pictogram, safetyData } from './safety-data.ts'
import styles from './safety.module.css'

const signs = {
  GHS01: Bomb,
  GHS02: Flame,
  GHS03: FlameKindling,
  GHS04: Cylinder,
  GHS05: TestTubeDiagonal,
  GHS06: Skull,
  GHS07: undefined,
  GHS08: Biohazard,
  GHS09: Fish,
}

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
            <Sign code={code} />
            {t(`ghs.${code}`)}
          </li>
        ))}
      </ul>
      {data.signalWord !== '' && (
        <p>
          {t('signalWord')} <strong>{data.signalWord}</strong>
        </p>
      )}
      <ul className={styles.statements}>
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

/** A black symbol in a red diamond, told in words beside it. */
function Sign({ code }: { code: Pictogram }) {
  const Symbol = signs[code]
  return (
    <span className={styles.sign} aria-hidden>
      <span className={styles.symbol}>{Symbol ? <Symbol size={30} strokeWidth={2.2} /> : '!'}</span>
    </span>
  )
}
