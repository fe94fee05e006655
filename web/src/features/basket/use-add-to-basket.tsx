import { say } from '#web/app/toasts/toast-store.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { type Chosen, useAddArticle } from './use-add-article.ts'
import { useBasketChoice } from './use-basket-choice.tsx'

/** How adding ended: 'left' where the choice of a basket was closed, an error where the shop refused. */
type Settled = (outcome: 'added' | 'left' | Error) => void

interface Choice {
  chosen: Chosen
  settled: Settled | undefined
}

/**
 * Adding one article to a basket. `dialog` must stand somewhere in the caller's output.
 * @param toldBy who says why it failed: a toast, or the caller, who is told by `settled`
 */
export function useAddToBasket(toldBy: 'toast' | 'caller' = 'toast') {
  const adding = useAddArticle(toldBy === 'caller' ? 'all' : [])
  const formats = useFormats()
  const { choose, dialog, prepare } = useBasketChoice<Choice>({
    nameOf: ({ chosen: { quantity, unit, name } }) => `${formats.quantity(quantity, unit)} ${name}`,
    put: ({ chosen, settled }, multibasket) =>
      adding.mutate(
        { chosen, ...(multibasket !== undefined && { multibasket }) },
        { onSuccess: () => settled?.('added'), onError: (error) => settled?.(error) },
      ),
    left: ({ settled }) => settled?.('left'),
    failed: ({ settled }, error) => {
      if (toldBy === 'toast') say({ kind: 'error', error })
      settled?.(error as Error)
    },
  })
  const add = (chosen: Chosen, settled?: Settled) => choose({ chosen, settled })
  return { add, dialog, busy: adding.isPending, prepare }
}
