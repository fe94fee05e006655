import { truncate } from '@shop/contract/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { setMark } from '#web/features/offers/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { useBasketChoice } from './use-basket-choice.tsx'
import { useTakeBack } from './use-take-back.ts'

interface Line {
  matnr: string
  /** For the message. */
  name: string
  quantity: string
  unit: string
}

/**
 * Adding several articles at once; what cannot be added is named; where all was, the toast takes it back. `dialog` must stand in the caller's output.
 */
export function useAddAll() {
  const { api } = useShop()
  const client = useQueryClient()
  const t = useTexts('basket')
  const takeBack = useTakeBack()
  const adding = useMutation({
    mutationFn: ({ articles, multibasket }: { articles: Line[]; multibasket: string | undefined }) =>
      api.post('basket', 'ADD_ARTICLES', {
        articles: articles.map(({ matnr, quantity, unit }) => ({ matnr, quantity, unit })),
        ...(multibasket !== undefined && { multibasket }),
      }),
    onSuccess: ({ basket, results }, { articles }) => {
      const names = new Map(articles.map(({ matnr, name }) => [matnr, `${truncate(name)} (${matnr})`]))
      const refused = results
        .filter(({ ok }) => !ok)
        .map(({ matnr, code }) => {
          const name = names.get(matnr) ?? matnr
          return code === 'PRICE_ON_REQUEST' ? `${name}: ${t('problem.ON_REQUEST')}` : name
        })
      for (const { matnr, ok } of results) if (ok) setMark(client, matnr, 'inBasket', true)
      const text = t('allAdded', { count: results.length - refused.length, basket: basket.name })
      // Results stand in the order of what was sent.
      const additions = articles.flatMap(({ matnr, quantity }, index) => {
        const posnr = results[index]?.posnr ?? null
        return posnr === null ? [] : [{ posnr, matnr, quantity }]
      })
      if (refused.length === 0) say({ kind: 'done', text, undo: () => void takeBack(basket.id, additions) })
      else say({ kind: 'error', text: `${text} ${t('notAllAdded', { articles: refused.join(', ') })}` })
      return invalidate(client, 'basket')
    },
  })
  const formats = useFormats()
  const { choose, dialog } = useBasketChoice<Line[]>({
    nameOf: (lines) =>
      lines.map(({ quantity, unit, name }) => `${formats.quantity(quantity, unit)} ${name}`).join('; '),
    put: (articles, multibasket) => adding.mutate({ articles, multibasket }),
  })
  return { addAll: choose, dialog, busy: adding.isPending }
}
