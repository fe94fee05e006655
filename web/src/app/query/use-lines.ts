import { useMutation, useMutationState, useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { Api } from '../api/api.ts'
import { isRefusal } from '../api/api-error.ts'
import { say } from '../toasts/toast-store.ts'
import { useShop } from '../use-shop.ts'
import { rememberMade, versionByNow } from './line-versions.ts'
import { toldByBanner } from './query-client.ts'
import { forgetRefused, keepRefused, lineEdit, type Refused, useRefusedChanges } from './refused-changes.ts'

/** A line as it was when its change was begun. */
export interface Seen {
  id: string
  version: number
}

/** Writes name what holds the lines they were made in: while they wait, another may be on screen. */
interface Edit<Change> extends Seen {
  holder: string
  change: Change
}
interface Removal<Line> extends Seen {
  holder: string
  line: Line
}

/** Lines of one kind: where they are read, and how they are written. It knows nothing of the page that shows them. */
export interface LineKind<Answer extends object, Line, Change> {
  name: 'basket' | 'lists' | 'labels'
  /** The answer in which lines of one holder are shown. */
  queryOf: (holder: string) => { queryKey: QueryKey }
  holderOf: (answer: Answer) => string
  linesOf: (answer: Answer) => readonly Line[]
  seen: (line: Line) => Seen
  nameOf: (line: Line) => string
  /** What comes along with a refused version. */
  isAnswer: (data: object) => data is Answer
  edit: (api: Api, edit: Edit<Change>) => Promise<Answer>
  remove: (api: Api, removal: Omit<Removal<Line>, 'line'>) => Promise<Answer>
  putBack: (api: Api, removal: Removal<Line>) => Promise<unknown>
  /** With these codes the lines on screen are not what is there. */
  gone: readonly string[]
  /** What else shows what was written. */
  beside: readonly QueryKey[]
}

/** Where articles are contained. */
const marks = ['materialmaster', 'marks']

interface Words {
  removed: (name: string) => string
  /** Of a change that was refused after its page was left. */
  refusedElsewhere: (name: string) => string
}

/**
 * Lines and writes on them. They show at once, over what the shop says; are sent one after the other with the version
 * that was seen; and where somebody was faster, or nothing is saved for now, both states stay until the user decides.
 * @param answer what the shop says
 */
export function useLines<Answer extends object, Line, Change extends object>(
  kind: LineKind<Answer, Line, Change>,
  answer: Answer,
  words: Words,
) {
  const { api } = useShop()
  const client = useQueryClient()
  const holder = kind.holderOf(answer)
  const refusals = useRefusedChanges<Change>([kind.name, holder])
  const editKey = [kind.name, lineEdit]
  const removeKey = [kind.name, 'remove line']
  const scope = { id: kind.name }
  const lineKey = (write: { holder: string; id: string }) => `${kind.name} ${write.holder} ${write.id}`
  const byNow = <Write extends Seen & { holder: string }>(write: Write): Write => ({
    ...write,
    version: versionByNow(client, lineKey(write), write.version),
  })
  const forget = (write: { holder: string; id: string }, by?: Change) =>
    forgetRefused(client, [kind.name, write.holder], write.id, by)
  const refresh = (queryKey: QueryKey) => void client.invalidateQueries({ queryKey })
  const refreshBeside = () => kind.beside.forEach(refresh)

  /** What a write answers; an answer that is on its way may have been given before it. */
  async function take(next: Answer) {
    const { queryKey } = kind.queryOf(kind.holderOf(next))
    const shown = client.getQueryData<Answer>(queryKey)
    if (shown === undefined || kind.holderOf(shown) !== kind.holderOf(next)) return
    const isAsked = client.isFetching({ queryKey, exact: true }) > 0
    await client.cancelQueries({ queryKey, exact: true })
    client.setQueryData(queryKey, next)
    if (isAsked) void client.invalidateQueries({ queryKey, exact: true })
  }

  /** Both states stay; whoever has left the page is told. */
  function keep(write: { holder: string; id: string }, name: string, refused: Refused<Change>) {
    const isSeen = keepRefused(client, [kind.name, write.holder], write.id, refused)
    if (!isSeen && refused.why === 'conflict') say({ kind: 'error', text: words.refusedElsewhere(name) })
  }

  const lineIn = (lines: readonly Line[], id: string) => lines.find((line) => kind.seen(line).id === id)

  async function refused(error: Error, write: Edit<Change> | Removal<Line>, change: Change | 'removal') {
    if (isRefusal(error, 'VERSION_CONFLICT') && kind.isAnswer(error.data)) {
      await take(error.data)
      const line = lineIn(kind.linesOf(error.data), write.id)
      keep(write, line === undefined ? '' : kind.nameOf(line), { change, why: 'conflict' })
    } else if (isRefusal(error, ...toldByBanner) && change !== 'removal')
      keep(write, '', { change, why: 'unsaved' })
    if (isRefusal(error, ...kind.gone)) refresh([kind.name])
  }

  const editing = useMutation({
    mutationKey: editKey,
    scope,
    meta: { handles: ['VERSION_CONFLICT'] },
    mutationFn: (edit: Edit<Change>) => kind.edit(api, byNow(edit)),
    onMutate: (edit) => forget(edit, edit.change),
    onSuccess: (next, edit) => {
      const line = lineIn(kind.linesOf(next), edit.id)
      if (line !== undefined)
        rememberMade(client, lineKey(edit), byNow(edit).version, kind.seen(line).version)
      return take(next)
    },
    onError: (error, edit) => refused(error, edit, edit.change),
    onSettled: refreshBeside,
  })

  const removing = useMutation({
    mutationKey: removeKey,
    scope,
    meta: { handles: ['VERSION_CONFLICT'] },
    mutationFn: (removal: Removal<Line>) => kind.remove(api, byNow(removal)),
    onMutate: (removal) => forget(removal),
    onSuccess: async (next, removal) => {
      await take(next)
      const text = words.removed(kind.nameOf(removal.line))
      say({ kind: 'done', text, undo: () => void putBack(removal) })
      refresh(marks)
    },
    onError: (error, removal) => refused(error, removal, 'removal'),
    onSettled: refreshBeside,
  })

  async function putBack(removal: Removal<Line>) {
    try {
      await kind.putBack(api, removal)
    } catch (error) {
      say({ kind: 'error', error })
    }
    refresh([kind.name])
    refresh(marks)
  }

  const edits = usePending<Edit<Change>>(editKey).filter((edit) => edit.holder === holder)
  const removals = usePending<Removal<Line>>(removeKey).filter((removal) => removal.holder === holder)
  const isRemoved = (line: Line) => removals.some(({ id }) => id === kind.seen(line).id)
  const withChange = (lines: readonly Line[], { id, change }: Edit<Change>): readonly Line[] =>
    lines.map((line) => (kind.seen(line).id === id ? { ...line, ...change } : line))

  return {
    /** With all that is on its way. */
    lines: edits.reduce(withChange, kind.linesOf(answer)).filter((line) => !isRemoved(line)),
    /** Gets the line as it was when the change was begun. */
    edit: (begunOn: Line, change: Change) => editing.mutate({ holder, ...kind.seen(begunOn), change }),
    remove: (line: Line) => removing.mutate({ holder, ...kind.seen(line), line }),
    isSaving: edits.length + removals.length > 0,
    refusalOf: (line: Line): Refused<Change> | undefined => refusals[kind.seen(line).id],
    /** The state there is is fine. */
    giveWay: (line: Line) => forget({ holder, id: kind.seen(line).id }),
  }
}

/** What was pressed and not answered yet, in the order it was pressed. */
const usePending = <Write>(mutationKey: string[]): Write[] =>
  useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Write,
  })
