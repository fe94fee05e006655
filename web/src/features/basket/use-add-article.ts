import { truncate } from '@shop/contract/text'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { refreshMarks, setMark } from '#web/features/offers/public.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { useTakeBack } from './use-take-back.ts'

/** An article on its way into a basket. */
export interface Chosen {
  matnr: string
  /** For the message. */
  name: string
  quantity: string
  unit: string
}

/** Of what is on screen it says that the article has left the range, or the customer's part of it, meanwhile. */
const gone = 'ARTICLE_NUMBER_NOT_FOUND'

/**
 * Puts an article into the named basket, or the active one; its badge shows at once, the toast takes it back.
 * @param handles refusals the caller tells himself
 */
export function useAddArticle(handles: readonly string[] | 'all' = []) {
  const { api } = useShop()
  const client = useQueryClient()
  const t = useTexts('basket')
  const formats = useFormats()
  const takeBack = useTakeBack()

  return useMutation({
    meta: { handles: handles === 'all' ? handles : [...handles, gone] },
    mutationFn: ({ chosen, multibasket }: { chosen: Chosen; multibasket?: string }) => {
      const { matnr, quantity, unit } = chosen
      return api.post('basket', 'ADD_ARTICLE', { matnr, quantity, unit, ...(multibasket && { multibasket }) })
    },
    onMutate: ({ chosen }) => setMark(client, chosen.matnr, 'inBasket', true),
    onError: (error, { chosen }) => {
      if (isRefusal(error, gone)) void invalidate(client, 'materialmaster')
      if (handles !== 'all' && !handles.includes(gone) && isRefusal(error, gone))
        say({ kind: 'error', text: t('goneMeanwhile', { name: truncate(chosen.name) }) })
      setMark(client, chosen.matnr, 'inBasket', false)
      void refreshMarks(client, chosen.matnr)
    },
    onSuccess: ({ basket, posnr }, { chosen }) => {
      const { matnr, quantity } = chosen
      const text = t('added', {
        count: Number(quantity),
        quantity: formats.quantity(quantity, chosen.unit),
        name: truncate(chosen.name),
        basket: basket.name,
      })
      say({ kind: 'done', text, undo: () => void takeBack(basket.id, [{ posnr, matnr, quantity }]) })
      return invalidate(client, 'basket')
    },
  })
}
