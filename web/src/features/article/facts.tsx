import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { categoryLink } from '#web/app/categories.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import styles from './facts.module.css'
import type { Article } from './queries.ts'
import { isSafetyKey } from './safety-data.ts'

/** What the article is: its description and every attribute. */
export function Facts({ article }: { article: Article }) {
  const t = useTexts('article')
  const { description, descriptionLanguage, attributes } = article
  const facts = attributes.filter(({ key }) => !isSafetyKey(key))
  const category = wider(article.categories[0])
  const isLinked = category !== undefined && facts.some(({ filter }) => filter !== undefined)
  return (
    <>
      {description !== '' && (
        <section aria-labelledby="description" className={styles.section}>
          <h2 id="description">{t('description')}</h2>
          {descriptionLanguage !== undefined && <p className={styles.hint}>{t('otherLanguage')}</p>}
          <div className={styles.description} lang={descriptionLanguage}>
            {keepUnits(description)}
          </div>
        </section>
      )}
      {facts.length > 0 && (
        <section aria-labelledby="facts" className={styles.section}>
          <h2 id="facts">{t('facts')}</h2>
          <dl className={styles.facts}>
            {facts.map(({ key, name, value, unit, filter, language, valueLanguage }) => (
              <div key={key}>
                <dt lang={language}>{name}</dt>
                <dd lang={valueLanguage}>
                  <Alike category={category} filter={filter}>
                    {keepUnits(unit === '' ? value : `${value}\u00A0${unit}`)}
                  </Alike>
                </dd>
              </div>
            ))}
          </dl>
          {isLinked && (
            <p className={styles.hint}>{t('factsHint', { category: category.at(-1)?.name ?? '' })}</p>
          )}
        </section>
      )}
    </>
  )
}

type Path = Article['categories'][number]

/** The last category is often made by a property itself, as a size: one above it there is something to be seen. */
const wider = (path: Path | undefined): Path | undefined =>
  path === undefined || path.length < 2 ? path : path.slice(0, -1)

interface AlikeProps {
  /** The way down to where alike articles are looked for. */
  category: Path | undefined
  filter: string | undefined
  children: ReactNode
}

/** A value that leads to what shares it, where it is a filter; search engines need not follow each. */
function Alike({ category, filter, children }: AlikeProps) {
  if (category === undefined || filter === undefined) return children
  return (
    <Link {...categoryLink(category.map(({ id }) => id))} search={{ fq: [filter] }} rel="nofollow">
      {children}
    </Link>
  )
}
