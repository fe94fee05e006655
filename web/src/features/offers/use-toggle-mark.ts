import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import type { ResourceName } from '#web/app/api/resources.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { type Mark, refreshMarks, setMark, useMarks } from './marks.ts'

/** Makes what was answered undone: all is as it was before. */
type Undo = () => Promise<unknown>

interface Toggle {
  matnr: string
  mark: Mark
  resource: ResourceName
  add: () => Promise<Undo>
  remove: () => Promise<Undo>
  /** What the toast says of the change. */
  done: (contained: boolean) => string
}

/** Keeps an article somewhere or takes it out again: shown at once, taken back by the toast or a refusal. */
export function useToggleMark(toggle: Toggle) {
  const { matnr, mark, resource, add, remove, done } = toggle
  const client = useQueryClient()
  const contained = useMarks(matnr)?.[mark] === true

  const change = useMutation({
    scope: { id: `${mark} ${matnr}` },
    mutationFn: (wanted: boolean) => (wanted ? add() : remove()),
    onMutate: (wanted: boolean) => setMark(client, matnr, mark, wanted),
    onError: (_error, wanted) => {
      setMark(client, matnr, mark, !wanted)
      return refreshMarks(client, matnr)
    },
    onSuccess: (undo: Undo, wanted) => {
      say({ kind: 'done', text: done(wanted), undo: () => void takeBack(!wanted, undo) })
      return invalidate(client, resource)
    },
  })

  async function takeBack(wanted: boolean, undo: Undo) {
    setMark(client, matnr, mark, wanted)
    try {
      await undo()
    } catch (error) {
      setMark(client, matnr, mark, !wanted)
      say({ kind: 'error', error })
    }
    // What another window has added stays, and so does its mark.
    await refreshMarks(client, matnr)
    await invalidate(client, resource)
  }

  return { contained, toggle: () => change.mutate(!contained) }
}
