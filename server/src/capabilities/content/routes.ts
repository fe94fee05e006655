import { content } from '@shop/contract/resources/content'
import { serve } from '#server/http/resource.ts'
import { deleteEntry } from './use-cases/delete-entry.ts'
import { getEntries } from './use-cases/get-entries.ts'
import { getFaq } from './use-cases/get-faq.ts'
import { getNews } from './use-cases/get-news.ts'
import { getNewsList } from './use-cases/get-news-list.ts'
import { saveEntry } from './use-cases/save-entry.ts'

export const contentRoutes = serve(content, {
  GET_FAQ: getFaq,
  GET_NEWS_LIST: getNewsList,
  GET_NEWS: getNews,
  GET_ENTRIES: getEntries,
  SAVE_ENTRY: saveEntry,
  DELETE_ENTRY: deleteEntry,
})
