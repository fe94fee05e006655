import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'

/** The official energy label of an article. */
export function LabelDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useTexts('offers')
  return (
    <Dialog title={t('energyLabel')} onClose={onClose}>
      <img src={address} alt={t('energyLabel')} width={480} height={960} />
      <p>
        <a href={address} download>
          {t('download')}
        </a>
      </p>
    </Dialog>
  )
}
