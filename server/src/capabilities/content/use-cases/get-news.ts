import type { content } from '@shop/contract/resources/content'
import type { UseCase } from '#server/http/context.ts'
import { newsView } from '../news-view.ts'
import { findNews } from '../store.ts'

/** GET_NEWS: what is not shown today does not exist. */
export const getNews: UseCase<typeof content, 'GET_NEWS'> = async ({ news_id: id }, context) => {
  const { db, today, language, fail } = context
  const found = await findNews(db, id, today)
  if (found === undefined) throw fail('NOT_FOUND')
  return { news: newsView(found, language, today) }
}
