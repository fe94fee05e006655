import { useTexts } from '#web/app/i18n/use-texts.ts'
import { ArticleRow } from './article-row.tsx'
import styles from './alternatives.module.css'
import { attributeDifferences } from './attribute-differences.ts'
import type { Article, Details } from './queries.ts'
import { isSafetyKey } from './safety-data.ts'

interface AlternativesProps {
  article: Article
  alternatives: Details['alternatives']
}

/** Most differences one reads; more makes it another article. */
const most = 8

/** What one takes instead of a discontinued article, each with what is different about it. */
export function Alternatives({ article, alternatives }: AlternativesProps) {
  const t = useTexts('article')
  if (alternatives.length === 0) return null
  return (
    <section className={styles.alternatives} aria-labelledby="alternatives">
      <h2 id="alternatives">{t('alternatives')}</h2>
      <p>{t('alternativesHint')}</p>
      <ul className={`plain-list ${styles.list}`}>
        {alternatives.map(({ article: other, attributes }) => {
          const differences = attributeDifferences(article.attributes, attributes, isSafetyKey)
          return (
            <li key={other.matnr}>
              <ArticleRow article={other} />
              <ul className={styles.differences}>
                {differences.length === 0 && <li>{t('sameAttributes')}</li>}
                {differences.slice(0, most).map(({ key, name, own, other: value }) => (
                  <li key={key}>
                    {t('differs', { name, other: value || t('notStated'), own: own || t('notStated') })}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
