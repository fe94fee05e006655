import { Icon } from '#web/ui/icon/icon.tsx'
import { useTexts } from '../i18n/use-texts.ts'

/** Opens the camera to scan with; `ScanKeys` hears the press, because it does so before the page has come to life, too. */
export function ScanButton({ className }: { className: string | undefined }) {
  const t = useTexts('app')
  return (
    <button type="button" data-scan className={className} aria-label={t('scan')}>
      <Icon name="scan" size={22} />
    </button>
  )
}
