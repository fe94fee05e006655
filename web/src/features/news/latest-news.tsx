import { useSuspenseQuery } from '@tanstack/react-query'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { NewsLink } from './news-link.tsx'
import styles from './news.module.css'
import { latestNewsQuery } from './queries.ts'

/** The newest of the wholesaler's news, with their beginnings; nothing where there are none. */
export function LatestNews() {
  const t = useTexts('home')
  const formats = useFormats()
  const news = useSuspenseQuery(latestNewsQuery(useShop())).data
  if (news.length === 0) return null
  return (
    <section aria-labelledby="news">
      <h2 id="news" className={styles.heading}>
        {t('news')}
      </h2>
      <ul className={styles.teasers}>
        {news.map((one) => (
          <li key={one.id}>
            <time dateTime={one.date} className={styles.soft}>
              {formats.date(one.date)}
            </time>
            <h3>
              <NewsLink news={one} />
            </h3>
            <p lang={one.language}>{one.teaser}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
