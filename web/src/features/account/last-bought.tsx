import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { ArticleRow } from '#web/features/article/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import styles from './dashboard-screen.module.css'
import { lastArticlesQuery } from './queries.ts'

/** What the customer ordered last, ready to be ordered again. */
export function LastBought() {
  const t = useTexts('account')
  const formats = useFormats()
  const { articles } = useSuspenseQuery(lastArticlesQuery).data
  return (
    <Panel
      title={t('lastBought')}
      aside={
        articles.length > 0 && (
          <Link to="/myaccount/last-articles" className={styles.all}>
            {t('allBought')}
          </Link>
        )
      }
    >
      {articles.length === 0 && <p className={styles.soft}>{t('nothingBought')}</p>}
      <ul className={styles.articles}>
        {articles.map(({ article, date, quantity, unit }) => (
          <li key={article.matnr}>
            <ArticleRow
              article={article}
              note={t('boughtOn', { date: formats.date(date), quantity: formats.quantity(quantity, unit) })}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
