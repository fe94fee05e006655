import { addressName } from '@shop/contract/address-name'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { orNotFound } from '#web/app/api/or-not-found.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { missingTitle, titled } from '#web/app/page-title.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { NewsLink } from './news-link.tsx'
import styles from './news.module.css'
import { furtherNewsQuery, newsQuery } from './queries.ts'

export const Route = createFileRoute('/_shop/_open/news/$id/$name')({
  staticData: { texts: ['news'] },
  loader: async ({ context: { queryClient }, params: { id, name } }) => {
    const [{ news }] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(newsQuery(id))),
      queryClient.ensureQueryData(furtherNewsQuery),
    ])
    const proper = addressName(news.title) || id
    if (name !== proper)
      throw redirect({ to: '/news/$id/$name', params: { id, name: proper }, replace: true })
    return news
  },
  head: ({ match, loaderData }) =>
    loaderData === undefined ? missingTitle(match) : titled(match.context, loaderData.title),
  component: NewsScreen,
})

/** A piece of news, and what else there is. */
function NewsScreen() {
  const t = useTexts('news')
  const formats = useFormats()
  const { id } = Route.useParams()
  const { news } = useSuspenseQuery(newsQuery(id)).data
  const others = useSuspenseQuery(furtherNewsQuery).data.news.filter((one) => one.id !== news.id)
  return (
    <div className={styles.screen}>
      <article className={styles.article}>
        <time dateTime={news.date} className={styles.soft}>
          {formats.date(news.date)}
        </time>
        <h1 lang={news.language}>{news.title}</h1>
        <div lang={news.language} className={styles.text}>
          {news.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </article>
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">{t('others')}</h2>
          <ul className={styles.others}>
            {others.map((one) => (
              <li key={one.id}>
                <time dateTime={one.date} className={styles.soft}>
                  {formats.date(one.date)}
                </time>
                <NewsLink news={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
