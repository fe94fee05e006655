import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './facts.module.css'
import type { Article } from './queries.ts'
import { isSafetyKey } from './safety-data.ts'

/** What the article is: its description and every attribute. */
export function Facts({ article }: { article: Article }) {
  const t = useTexts('article')
  const { description, attributes, textLanguage } = article
  const facts = attributes.filter(({ key }) => !isSafetyKey(key))
  return (
    <>
      {description !== '' && (
        <section aria-labelledby="description" className={styles.section}>
          <h2 id="description">{t('description')}</h2>
          <div className={styles.description} lang={textLanguage}>
            {description}
          </div>
        </section>
      )}
      {facts.length > 0 && (
        <section aria-labelledby="facts" className={styles.section}>
          <h2 id="facts">{t('facts')}</h2>
          <dl className={styles.facts}>
            {facts.map(({ key, name, value, unit }) => (
              <div key={key} lang={textLanguage}>
                <dt>{name}</dt>
                <dd>{unit === '' ? value : `${value}\u00A0${unit}`}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  )
}
