import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Status } from '#web/ui/status/status.tsx'
import type { Run } from './queries.ts'

const tones = { queued: 'open', running: 'busy', done: 'good', aborted: 'bad' } as const

/** How far a run is; an undone one says so. */
export function RunState({ run: { state, undo } }: { run: Run }) {
  const t = useTexts('imports')
  if (undo === 'done') return <Status tone="open">{t('undone')}</Status>
  if (undo !== null) return <Status tone="busy">{t('undoing')}</Status>
  return <Status tone={tones[state]}>{t(`state.${state}`)}</Status>
}
