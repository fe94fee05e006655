import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Status } from '#web/ui/status/status.tsx'
import type { DocumentHead } from './queries.ts'

const tones = {
  open: 'open',
  partlyCompleted: 'busy',
  completed: 'good',
  canceled: 'bad',
  unknown: 'open',
} as const

export function DocumentStatus({ status }: { status: DocumentHead['status'] }) {
  const t = useTexts('documents')
  return <Status tone={tones[status]}>{t(`status.${status}`)}</Status>
}
