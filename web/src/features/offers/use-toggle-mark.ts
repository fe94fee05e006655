import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import type { ResourceName } from '#web/app/api/resources.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { type Mark, refreshMarks, setMark, useMarks } from './marks.ts'

interface Toggle<Removed> {
  matnr: string
  mark: Mark
  resource: ResourceName
  add: () => Promise<unknown>
  remove: () => Promise<Removed>
  /** Undoes a removal: what was set there and the place are as they were. */
  putBack: (removed: Removed) => Promise<unknown>
  /** What the toast says of the change. */
  done: (contained: boolean) => string
}

/** Keeps an article somewhere or takes it out again: shown at once, taken back by the toast or a refusal. */
export function useToggleMark<Removed>(toggle: Toggle<Removed>) {
  const { matnr, mark, resource, add, remove, putBack, done } = toggle
  const client = useQueryClient()
  const contained = useMarks(matnr)?.[mark] === true

  const change = useMutation({
    scope: { id: `${mark} ${matnr}` },
    mutationFn: async (wanted: boolean) => {
      if (!wanted) {
        const removed = await remove()
        return () => putBack(removed)
      }
      await add()
      return remove
    },
    onMutate: (wanted: boolean) => setMark(client, matnr, mark, wanted),
    onError: (_error, wanted) => restore(!wanted),
    onSuccess: (opposite: () => Promise<unknown>, wanted) => {
      say({ kind: 'done', text: done(wanted), undo: () => void takeBack(!wanted, opposite) })
      return invalidate(client, resource)
    },
  })

  /** What was there before, until the shop says what is. */
  function restore(before: boolean) {
    setMark(client, matnr, mark, before)
    return refreshMarks(client, matnr)
  }

  async function takeBack(wanted: boolean, opposite: () => Promise<unknown>) {
    setMark(client, matnr, mark, wanted)
    try {
      await opposite()
    } catch (error) {
      say({ kind: 'error', error })
      await restore(!wanted)
    }
    await invalidate(client, resource)
  }

  return { contained, toggle: () => change.mutate(!contained) }
}
