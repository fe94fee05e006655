import { hashKey, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
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

/** A write on its way. What the hook was called with may be another by the time it is answered. */
interface Pending<Data> {
  queryKey: QueryKey
  /** The answer without it. */
  before: Data | undefined
  change: (before: Data) => Data
}

/**
 * A write that shows at once. A refusal takes it out of the answer it was made on and says why; a confirmed one fetches
 * the resource anew, once no other is on its way that the new answer would not know of, and offers the way back.
 */
export function useOptimistic<Data, Input>(write: OptimisticWrite<Data, Input>) {
  const client = useQueryClient()
  const { queryKey } = write.query
  const mutationKey = ['optimistic', queryKey[0]]
  const refresh = () => client.invalidateQueries({ queryKey: queryKey.slice(0, 1) })

  return useMutation({
    mutationKey,
    meta: { handles: write.handles ?? [] },
    mutationFn: (input: Input) => write.send(input),
    async onMutate(input): Promise<Pending<Data>> {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData<Data>(queryKey)
      const change = (data: Data) => write.change(data, input)
      if (before !== undefined) client.setQueryData(queryKey, change(before))
      return { queryKey, before, change }
    },
    onError(_error, _input, refused) {
      if (refused?.before === undefined) return
      let without: Data = refused.before
      for (const later of after(refused)) {
        later.before = without
        without = later.change(without)
      }
      client.setQueryData(refused.queryKey, without)
    },
    onSuccess(_answer, input, { before }) {
      const { done, undo } = write
      if (!done) return
      const goBack = undo && before !== undefined ? () => void revert(undo(input, before)) : undefined
      say({ kind: 'done', text: done(input), ...(goBack ? { undo: goBack } : {}) })
    },
    onSettled: () => (client.isMutating({ mutationKey }) > 1 ? undefined : refresh()),
  })

  /** Those made after it on the same answer, in their order. */
  function after(refused: Pending<Data>): Pending<Data>[] {
    const pending = client
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .flatMap(({ state }) => (state.context as Pending<Data> | undefined) ?? [])
      .filter((one) => hashKey(one.queryKey) === hashKey(refused.queryKey))
    return pending.slice(pending.indexOf(refused) + 1)
  }

  async function revert(undone: Promise<unknown>) {
    try {
      await undone
    } catch (error) {
      say({ kind: 'error', error })
    }
    await refresh()
  }
}
