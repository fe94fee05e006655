import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { setMark } from '#web/features/offers/public.ts'
import { useBasketChoice } from './use-basket-choice.tsx'

interface Line {
  matnr: string
  quantity: string
  unit: string
}

/** Adding several articles at once; what cannot be added is named. `dialog` must stand in the caller's output. */
export function useAddAll() {
  const { api } = useShop()
  const client = useQueryClient()
  const t = useTexts('basket')
  const adding = useMutation({
    mutationFn: ({ articles, multibasket }: { articles: Line[]; multibasket: string | undefined }) =>
      api.post('basket', 'ADD_ARTICLES', { articles, ...(multibasket !== undefined && { multibasket }) }),
    onSuccess: ({ basket, results }) => {
      const refused = results.filter(({ ok }) => !ok).map(({ matnr }) => matnr)
      for (const { matnr, ok } of results) if (ok) setMark(client, matnr, 'inBasket', true)
      const text = t('allAdded', { count: results.length - refused.length, basket: basket.name })
      if (refused.length === 0) say({ kind: 'done', text })
      else say({ kind: 'error', text: `${text} ${t('notAllAdded', { numbers: refused.join(', ') })}` })
      return invalidate(client, 'basket')
    },
  })
  const { choose, dialog } = useBasketChoice<Line[]>({
    put: (articles, multibasket) => adding.mutate({ articles, multibasket }),
  })
  return { addAll: choose, dialog, busy: adding.isPending }
}
