import type { content } from '@shop/contract/resources/content'
import type { UseCase } from '#server/http/context.ts'
import { teaserOf } from '../in-language.ts'
import { newsView } from '../news-view.ts'
import { listNews } from '../store.ts'

/** GET_NEWS_LIST */
export const getNewsList: UseCase<typeof content, 'GET_NEWS_LIST'> = async (input, context) => {
  const { db, today, language } = context
  const { news, numFound } = await listNews(db, today, input)
  const shown = news.map((entry) => {
    const { paragraphs, ...view } = newsView(entry, language, today)
    return { ...view, teaser: teaserOf(paragraphs) }
  })
  return { news: shown, numFound }
}
