import { Suspense } from 'react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './accessories.module.css'
import { ArticleRow } from './article-row.tsx'
import type { Details } from './queries.ts'

/** What goes with the article, by kind: adhesive, grout, skirting … */
export function Accessories({ groups }: { groups: Details['accessories'] }) {
  const t = useTexts('article')
  const filled = groups.filter(({ articles }) => articles.length > 0)
  if (filled.length === 0) return null
  return (
    <section className={styles.accessories} aria-labelledby="accessories">
      <h2 id="accessories">{t('accessories')}</h2>
      <div className={styles.groups}>
        {filled.map(({ category, name, articles }) => (
          <Suspense key={category}>
            <div className={styles.group}>
              <h3>{name}</h3>
              <ul className="plain-list">
                {articles.map((article) => (
                  <li key={article.matnr}>
                    <ArticleRow article={article} />
                  </li>
                ))}
              </ul>
            </div>
          </Suspense>
        ))}
      </div>
    </section>
  )
}
