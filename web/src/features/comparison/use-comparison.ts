import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useOptimistic } from '#web/app/query/use-optimistic.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { refreshMarks, setMark } from '#web/features/offers/public.ts'
import { type Compared, type Comparison, comparisonQuery } from './queries.ts'

/** Taking articles out of the comparison: one with a way back, or all. */
export function useComparison() {
  const t = useTexts('comparison')
  const { api } = useShop()
  const client = useQueryClient()
  const put = (event: 'ADD_ARTICLE' | 'REMOVE_ARTICLE', matnr: string) => {
    setMark(client, matnr, 'inComparison', event === 'ADD_ARTICLE')
    return api.post('comparison', event, { matnr })
  }
  const remove = useOptimistic<Comparison, Compared['article']>({
    query: comparisonQuery,
    change: (before, { matnr }) => ({
      ...before,
      articles: before.articles.filter(({ article }) => article.matnr !== matnr),
    }),
    send: ({ matnr }) => put('REMOVE_ARTICLE', matnr),
    done: ({ maktx1 }) => t('removed', { name: maktx1 }),
    undo: ({ matnr }) => put('ADD_ARTICLE', matnr),
  })
  const clear = useMutation({
    mutationFn: () => api.post('comparison', 'CLEAR_COMPARISON', {}),
    onSuccess: () => {
      say({ kind: 'done', text: t('cleared') })
      void refreshMarks(client)
      return client.invalidateQueries({ queryKey: comparisonQuery.queryKey })
    },
  })
  return { remove, clear }
}
