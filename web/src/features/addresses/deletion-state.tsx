import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Status } from '#web/ui/status/status.tsx'
import type { Deletion } from './queries.ts'

const tones = { open: 'open', done: 'good', refused: 'bad', withdrawn: 'note' } as const

/** How far a request to delete an address is. */
export function DeletionState({ state }: Pick<Deletion, 'state'>) {
  const t = useTexts('addresses')
  return <Status tone={tones[state]}>{t(`state.${state}`)}</Status>
}
