import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'

/** A change of a line that was refused: somebody else had changed the line meanwhile, or nothing is saved for now. */
export interface Refused<Change> {
  /** 'removal': the line was to be taken out. */
  change: Change | 'removal'
  why: 'conflict' | 'unsaved'
}

/** Refused changes by line. */
type Refusals<Change> = Readonly<Record<string, Refused<Change>>>

/** What holds the lines, of which kind. */
export type Holder = readonly [kind: string, id: string]

/** Second part of the key of writes that change a line. */
export const lineEdit = 'edit line'

const refusedChanges = 'refused changes'
const keyOf = (holder: Holder) => [refusedChanges, ...holder] as const
const none: Refusals<never> = {}

/** Those of one holder. They outlive the screen: whoever comes back to it finds what he has typed. */
export function useRefusedChanges<Change>(holder: Holder): Refusals<Change> {
  const { data } = useQuery<Refusals<Change>>({
    queryKey: keyOf(holder),
    queryFn: skipToken,
    gcTime: Infinity,
    staleTime: Infinity,
  })
  return data ?? none
}

/**
 * Keeps a refused change until the user decides, with what of the same line waits already: another field of it may have
 * been refused before. Whether its line can be seen just now.
 */
export function keepRefused<Change extends object>(
  client: QueryClient,
  holder: Holder,
  line: string,
  refused: Refused<Change>,
): boolean {
  const queryKey = keyOf(holder)
  client.setQueryData<Refusals<Change>>(queryKey, (all) => ({
    ...all,
    [line]: withBefore(all?.[line], refused),
  }))
  return (client.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 0
}

function withBefore<Change extends object>(
  before: Refused<Change> | undefined,
  refused: Refused<Change>,
): Refused<Change> {
  if (before === undefined || before.change === 'removal' || refused.change === 'removal') return refused
  return { ...refused, change: { ...before.change, ...refused.change } }
}

/**
 * It was decided, or another change of the line takes its place.
 * @param by the change that takes its place: what was refused of other fields than its own stays
 */
export function forgetRefused(client: QueryClient, holder: Holder, line: string, by?: object): void {
  client.setQueryData<Refusals<object>>(keyOf(holder), (all) => {
    const refused = all?.[line]
    if (refused === undefined) return all
    const { [line]: _, ...rest } = all ?? none
    if (by === undefined || refused.change === 'removal') return rest
    const left = Object.entries(refused.change).filter(([field]) => !(field in by))
    return left.length === 0 ? rest : { ...rest, [line]: { ...refused, change: Object.fromEntries(left) } }
  })
}

/** Whether a change of a line would be lost with the page: on its way, or kept because nothing is saved for now. */
export function hasUnsavedChanges(client: QueryClient): boolean {
  const isOnItsWay =
    client.isMutating({ predicate: ({ options }) => options.mutationKey?.[1] === lineEdit }) > 0
  const kept = client.getQueriesData<Refusals<unknown>>({ queryKey: [refusedChanges] })
  return isOnItsWay || kept.some(([, all]) => Object.values(all ?? {}).some(({ why }) => why === 'unsaved'))
}
