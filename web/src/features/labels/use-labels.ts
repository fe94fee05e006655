import { mostLabelsOfArticle } from '@shop/contract/labels'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import type { Refused as RefusedOf } from '#web/app/query/refused-changes.ts'
import { type LineKind, useLines } from '#web/app/query/use-lines.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { refreshMarks } from '#web/features/offers/public.ts'
import { putLabelsBack } from './put-labels-back.ts'
import { type Label, type Labels, labelsQuery } from './queries.ts'

/** What can be changed on a label. */
export type Change = Partial<Pick<Label, 'articleQuantity' | 'labelQuantity'>>
export type Refused = RefusedOf<Change>

const labels: LineKind<Labels, Label, Change> = {
  name: 'labels',
  queryOf: () => labelsQuery,
  // A user has one collection for a customer, and the page is made for both.
  holderOf: () => '',
  linesOf: (answer) => answer.labels,
  seen: ({ matnr, version }) => ({ id: matnr, version }),
  nameOf: ({ article }) => article.maktx1,
  isAnswer: (data): data is Labels => 'labels' in data,
  edit: (api, { id, version, change: { articleQuantity, labelQuantity } }) =>
    api.post('labels', 'EDIT_ARTICLE', {
      matnr: id,
      version,
      ...(articleQuantity !== undefined && { quantity: articleQuantity }),
      ...(labelQuantity !== undefined && { label_quantity: Math.min(labelQuantity, mostLabelsOfArticle) }),
    }),
  remove: (api, { id, version }) => api.post('labels', 'REMOVE_ARTICLE', { matnr: id, version }),
  putBack: (api, { line }) => putLabelsBack(api, [line]),
  gone: ['DB_ENTRY_NOT_FOUND'],
  beside: [],
}

/** The collected labels and writes on them. */
export function useLabels(answer: Labels) {
  const t = useTexts('labels')
  const { api } = useShop()
  const client = useQueryClient()
  const clear = useMutation({
    mutationFn: (shown: readonly Label[]) =>
      api.post('labels', 'CLEAR_LABELS', { seen: shown.map(({ matnr, version }) => ({ matnr, version })) }),
    onSuccess: ({ labels: left }, shown) => {
      const kept = new Set(left.map(({ matnr }) => matnr))
      const taken = shown.filter(({ matnr }) => !kept.has(matnr))
      const text = left.length === 0 ? t('cleared') : t('notCleared', { count: left.length })
      const undo = { undo: () => void unclear(taken) }
      say({ kind: left.length === 0 ? 'done' : 'info', text, ...(taken.length > 0 && undo) })
      return refresh()
    },
  })
  const refresh = () => {
    void refreshMarks(client)
    return invalidate(client, 'labels')
  }
  async function unclear(taken: readonly Label[]) {
    try {
      await putLabelsBack(api, taken)
    } catch (error) {
      say({ kind: 'error', error })
    }
    await refresh()
  }
  const lines = useLines(labels, answer, {
    removed: (name) => t('removed', { name }),
    refusedElsewhere: (name) => t('refused.elsewhere', { name }),
  })
  return { ...lines, clear }
}
