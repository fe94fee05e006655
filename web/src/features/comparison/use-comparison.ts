import { useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useOptimistic } from '#web/app/query/use-optimistic.ts'
import { useShop } from '#web/app/use-shop.ts'
import { refreshMarks, setMark } from '#web/features/offers/public.ts'
import { type Compared, type Comparison, comparisonQuery } from './queries.ts'

/** Taking articles out of the comparison, one or all, with a way back. */
export function useComparison() {
  const t = useTexts('comparison')
  const { api } = useShop()
  const client = useQueryClient()

  async function takeOut(articles: readonly Compared[], send: () => Promise<unknown>) {
    for (const { article } of articles) setMark(client, article.matnr, 'inComparison', false)
    try {
      await send()
    } finally {
      // Also what was refused is marked as the shop has it.
      void refreshMarks(client)
    }
  }
  const takingOut = {
    query: comparisonQuery,
    change: (before: Comparison, articles: readonly Compared[]): Comparison => {
      const gone = new Set(articles.map(({ article }) => article.matnr))
      return { ...before, articles: before.articles.filter(({ article }) => !gone.has(article.matnr)) }
    },
    undo: async (articles: readonly Compared[]) => {
      await api.post('comparison', 'PUT_BACK', {
        articles: articles.map(({ article: { matnr }, addedAt }) => ({ matnr, added_at: addedAt })),
      })
      void refreshMarks(client)
    },
  }
  const remove = useOptimistic<Comparison, readonly [Compared]>({
    ...takingOut,
    send: (articles) =>
      takeOut(articles, () => api.post('comparison', 'REMOVE_ARTICLE', { matnr: articles[0].article.matnr })),
    done: ([{ article }]) => t('removed', { name: article.maktx1 }),
  })
  const clear = useOptimistic<Comparison, readonly Compared[]>({
    ...takingOut,
    // What another window has added meanwhile has not been seen here, and stays.
    send: (articles) =>
      takeOut(articles, () =>
        api.post('comparison', 'CLEAR_COMPARISON', { seen: articles.map(({ article }) => article.matnr) }),
      ),
    done: ({ length }) => t('cleared', { count: length }),
  })
  return { remove, clear }
}
