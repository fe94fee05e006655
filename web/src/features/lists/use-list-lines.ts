import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useOptimistic } from '#web/app/query/use-optimistic.ts'
import { useShop } from '#web/app/use-shop.ts'
import { type ListAnswer, type ListArticle, listQuery } from './queries.ts'

/** Changes of a list's lines: shown at once; a removed one can be brought back, at the end of the list. */
export function useListLines(listId: string) {
  const t = useTexts('lists')
  const { api } = useShop()
  const query = listQuery(listId)
  const edit = useOptimistic<ListAnswer, { id: string; quantity: string }>({
    query,
    send: ({ id, quantity }) =>
      api.post('lists', 'EDIT_ARTICLE', { list_id: listId, article_id: id, quantity }),
    change: (before, { id, quantity }) => ({
      ...before,
      articles: before.articles.map((one) => (one.id === id ? { ...one, quantity } : one)),
    }),
  })
  const remove = useOptimistic<ListAnswer, ListArticle>({
    query,
    send: ({ id }) => api.post('lists', 'REMOVE_ARTICLE', { list_id: listId, article_id: id }),
    change: (before, { id }) => ({
      list: { ...before.list, articlesAmount: before.list.articlesAmount - 1 },
      articles: before.articles.filter((one) => one.id !== id),
    }),
    done: ({ article, matnr }) => t('removed', { name: article?.maktx1 ?? matnr }),
    // Two cartons come back as two cartons, not as two square metres.
    undo: ({ matnr, quantity, unit }) =>
      api.post('lists', 'ADD_ARTICLE', { list_id: listId, matnr, quantity, unit }),
  })
  return { edit, remove }
}
