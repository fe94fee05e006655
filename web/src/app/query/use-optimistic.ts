import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { say } from '../toasts/toast-store.ts'

export interface OptimisticWrite<Data, Input> {
  /** The cached answer the write shows in. */
  query: { queryKey: QueryKey }
  /** That answer as it looks after the write. */
  change: (before: Data, input: Input) => Data
  send: (input: Input) => Promise<unknown>
  /** Said when the server has confirmed; without it nothing is said. */
  done?: (input: Input) => string
  /** The opposite write; offered as "Rückgängig". */
  undo?: (input: Input, before: Data) => Promise<unknown>
  handles?: readonly string[]
}

/**
 * A write that shows at once. A refusal puts the old answer back and says why; a confirmed one fetches the resource
 * anew and offers the way back.
 */
export function useOptimistic<Data, Input>(write: OptimisticWrite<Data, Input>) {
  const client = useQueryClient()
  const { queryKey } = write.query
  const refresh = () => client.invalidateQueries({ queryKey: queryKey.slice(0, 1) })

  return useMutation({
    meta: { handles: write.handles ?? [] },
    mutationFn: (input: Input) => write.send(input),
    async onMutate(input) {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Data>(queryKey)
      if (before !== undefined) client.setQueryData(queryKey, write.change(before, input))
      return { before }
    },
    onError(_error, _input, context) {
      if (context?.before !== undefined) client.setQueryData(queryKey, context.before)
    },
    onSuccess(_answer, input, { before }) {
      const { done, undo } = write
      if (!done) return
      const goBack = undo && before !== undefined ? () => void revert(undo(input, before)) : undefined
      say({ kind: 'done', text: done(input), ...(goBack ? { undo: goBack } : {}) })
    },
    onSettled: refresh,
  })

  async function revert(undone: Promise<unknown>) {
    try {
      await undone
    } catch (error) {
      say({ kind: 'error', error })
    }
    await refresh()
  }
}
