import { mostLabelsOfArticle } from '@shop/contract/labels'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useOptimistic } from '#web/app/query/use-optimistic.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { type Label, type Labels, labelsQuery } from './queries.ts'

type Change = { matnr: string } & Partial<Pick<Label, 'articleQuantity' | 'labelQuantity'>>

/** Changes of the collected labels; they show at once. */
export function useLabels() {
  const t = useTexts('labels')
  const { api } = useShop()
  const client = useQueryClient()
  const edit = useOptimistic<Labels, Change>({
    query: labelsQuery,
    change: ({ labels }, { matnr, ...change }) => ({
      labels: labels.map((label) => (label.matnr === matnr ? { ...label, ...change } : label)),
    }),
    send: ({ matnr, articleQuantity, labelQuantity }) =>
      api.post('labels', 'EDIT_ARTICLE', {
        matnr,
        ...(articleQuantity !== undefined && { quantity: articleQuantity }),
        ...(labelQuantity !== undefined && { label_quantity: Math.min(labelQuantity, mostLabelsOfArticle) }),
      }),
  })
  const remove = useOptimistic<Labels, Label>({
    query: labelsQuery,
    change: ({ labels }, { matnr }) => ({ labels: labels.filter((label) => label.matnr !== matnr) }),
    send: ({ matnr }) => api.post('labels', 'REMOVE_ARTICLE', { matnr }),
    done: ({ article }) => t('removed', { name: article.maktx1 }),
    undo: ({ matnr, articleQuantity, labelQuantity }) =>
      api.post('labels', 'ADD_ARTICLE', { matnr, quantity: articleQuantity, label_quantity: labelQuantity }),
  })
  const clear = useMutation({
    mutationFn: () => api.post('labels', 'CLEAR_LABELS', {}),
    onSuccess: () => {
      say({ kind: 'done', text: t('cleared') })
      return invalidate(client, 'labels')
    },
  })
  return { edit, remove, clear }
}
