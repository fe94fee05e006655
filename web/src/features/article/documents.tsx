import { FileText } from 'lucide-react'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import styles from './documents.module.css'
import type { Article } from './queries.ts'

/** Data sheets, safety data sheets, declarations of performance and the like, for download. */
export function Documents({ article }: { article: Article }) {
  const t = useTexts('article')
  if (article.documents.length === 0) return null
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h2 id="documents">{t('documents')}</h2>
      <ul className="plain-list">
        {article.documents.map(({ kind, title, source }) => {
          const kindName = t(`document.${kind}`)
          return (
            <li key={source}>
              <a href={source} className={styles.document} target="_blank" rel="noopener">
                {kind === 'declaration_of_performance' ? <CeMark /> : <FileText aria-hidden size={22} />}
                <span>
                  {title || kindName}
                  {title !== '' && title !== kindName && <span className={styles.kind}>{kindName}</span>}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Construction products with a declaration of performance carry the mark (Regulation (EU) 305/2011). */
function CeMark() {
  return (
    <svg viewBox="0 0 28 20" width="28" height="20" role="img" aria-label="CE" className={styles.mark}>
      <path d="M11 3.2a7 7 0 1 0 0 13.6M26 3.2a7 7 0 1 0 0 13.6M18.6 10H25" />
    </svg>
  )
}
