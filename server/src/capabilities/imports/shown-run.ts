import type { Result } from '@shop/contract/define-resource'
import type { imports } from '@shop/contract/resources/imports'
import type { Language } from '#server/http/context.ts'
import { actorText } from '../audit/public.ts'
import { stopText } from './remark-texts.ts'
import type { KeptRun } from './staff-store.ts'

type ShownRun = Result<typeof imports, 'GET_RUN'>['run']

/** Before that many milliseconds nobody can tell how fast an import goes. */
const settles = 3000

/** A run as staff see it. */
export function shownRun(run: KeptRun, { language, now }: { language: Language; now: Date }): ShownRun {
  const { state, startedAt, endedAt, stoppedBy, cancelRequested, isSent } = run
  const isUnderWay = state === 'queued' || state === 'running'
  return {
    ...run,
    actor: actorText(run.actor, language),
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    stoppedBy: stopText(stoppedBy, language),
    secondsLeft: state === 'running' ? secondsLeft(run, now) : null,
    cancellable: isUnderWay && isSent && !cancelRequested,
  }
}

/** What remains takes as long as what is done did, in proportion. */
function secondsLeft({ progress, startedAt }: KeptRun, now: Date): number | null {
  const elapsed = now.getTime() - startedAt.getTime()
  if (progress === null || progress < 1 || elapsed < settles) return null
  return Math.ceil((elapsed * (100 - progress)) / progress / 1000)
}
