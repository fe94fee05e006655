import type { RefObject } from 'react'
import { ArticlePicture } from '#web/ui/article-tile/article-picture.tsx'
import { keepUnits } from '#web/ui/format/keep-units.ts'
import styles from './compared-strip.module.css'
import type { Compared } from './queries.ts'

interface ComparedStripProps {
  ref: RefObject<HTMLDivElement | null>
  articles: readonly Compared[]
  isShown: boolean
}

/** Whose values these are, once the head of the table is out of sight; for the eye alone, it repeats the head. */
export function ComparedStrip({ ref, articles, isShown }: ComparedStripProps) {
  return (
    <div className={styles.place} aria-hidden>
      <div ref={ref} className={styles.strip} data-shown={isShown || undefined}>
        {articles.map(({ article: { matnr, maktx1, picture, textLanguage } }) => (
          <div key={matnr} className={styles.one}>
            <span className={styles.picture}>
              <ArticlePicture source={picture} size={140} />
            </span>
            <span className={styles.name} lang={textLanguage}>
              {keepUnits(maktx1)}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
