import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Status } from '#web/ui/status/status.tsx'

const tones = { waiting: 'busy', sent: 'good', folder: 'open', failed: 'bad' } as const

export function MailState({ state }: { state: keyof typeof tones }) {
  const t = useTexts('staff')
  return <Status tone={tones[state]}>{t(`mail.${state}`)}</Status>
}
