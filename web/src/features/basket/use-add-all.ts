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
 * Adding several articles at once. The toast takes back what was added; where not all was, it names both. `dialog` must
 * stand in the caller's output.
 */
export function useAddAll() {
  const { api } = useShop()
  const client = useQueryClient()
  const t = useTexts('basket')
  const formats = useFormats()
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
          return code === 'PRICE_ON_REQUEST' ? t('notWithoutPrice', { name }) : name
        })
      for (const { matnr, ok } of results) if (ok) setMark(client, matnr, 'inBasket', true)
      // Results stand in the order of what was sent.
      const additions = articles.flatMap((line, index) => {
        const posnr = results[index]?.posnr ?? null
        return posnr === null ? [] : [{ ...line, posnr }]
      })
      const undo = () => void takeBack(basket.id, additions)
      const taken = additions.map(
        ({ name, quantity, unit }) => `${formats.quantity(quantity, unit)} ${truncate(name)}`,
      )
      const told = { basket: basket.name, taken: taken.join('; '), refused: refused.join('; ') }
      if (refused.length === 0)
        say({ kind: 'done', text: t('allAdded', { count: results.length, basket: basket.name }), undo })
      else if (additions.length === 0) say({ kind: 'error', text: t('noneAdded', told) })
      else say({ kind: 'error', text: t('someAdded', told), undo })
      return invalidate(client, 'basket')
    },
  })
  const { choose, dialog } = useBasketChoice<Line[]>({
    nameOf: (lines) =>
      lines.map(({ quantity, unit, name }) => `${formats.quantity(quantity, unit)} ${name}`).join('; '),
    put: (articles, multibasket) => adding.mutate({ articles, multibasket }),
  })
  return { addAll: choose, dialog, busy: adding.isPending }
}
