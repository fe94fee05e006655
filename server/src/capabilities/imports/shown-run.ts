import type { Result } from '@shop/contract/define-resource'
import type { imports } from '@shop/contract/resources/imports'
import type { Language } from '#server/http/context.ts'
import { actorText } from '../audit/public.ts'
import { stopReason, stopText } from './remark-texts.ts'
import type { KeptRun } from './staff-store.ts'

type ShownRun = Result<typeof imports, 'GET_RUN'>['run']

/** A run as staff see it. */
export function shownRun(run: KeptRun, { language, now }: { language: Language; now: Date }): ShownRun {
  const { state, startedAt, endedAt, stoppedBy, cancelRequested, isSent } = run
  const isUnderWay = state === 'queued' || state === 'running'
  return {
    ...run,
    actor: actorText(run.actor, language),
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    stoppedBy: (run.undo === 'done' ? stopReason : stopText)(stoppedBy, language),
    secondsLeft: state === 'running' ? secondsLeft(run, now) : null,
    silentSince: silentSince(run, now)?.toISOString() ?? null,
    cancellable: isUnderWay && isSent && !cancelRequested,
  }
}

/** Seconds after which nobody may be at a run any more: it gives a sign of life every 15. */
const silent = 45

/**
 * As the node at work saw it last, less what went by since. Null where nothing is heard of it: "less than a minute" would
 * stand there for the two minutes until it counts as broken off.
 */
export function secondsLeft(
  { secondsLeft: left, aliveAt }: Pick<KeptRun, 'secondsLeft' | 'aliveAt'>,
  now: Date,
): number | null {
  if (left === null || aliveAt === null) return null
  return isSilent(aliveAt, now) ? null : Math.max(0, left - secondsBetween(aliveAt, now))
}

/** When somebody was last heard to be at a run, or its undo, that is said to be under way; null where that is not long ago. */
export function silentSince(
  { state, undo, aliveAt }: Pick<KeptRun, 'state' | 'undo' | 'aliveAt'>,
  now: Date,
): Date | null {
  const isUnderWay = state === 'running' || undo === 'running'
  return isUnderWay && aliveAt !== null && isSilent(aliveAt, now) ? aliveAt : null
}

const isSilent = (aliveAt: Date, now: Date) => secondsBetween(aliveAt, now) > silent

const secondsBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 1000)
