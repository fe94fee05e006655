import { registryAddress } from '@shop/contract/energy'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import styles from './label-dialog.module.css'

interface LabelDialogProps {
  address: string
  /** Number in the European product registry, '' for none. */
  eprelId: string
  onClose: () => void
}

/**
 * The energy label of an article, as a picture even where the maker's is a document; one that stands on another server
 * is led to, never loaded from there.
 */
export function LabelDialog({ address, eprelId, onClose }: LabelDialogProps) {
  const t = useTexts('offers')
  const isOwn = address.startsWith('/')
  return (
    <Dialog title={t('energyLabel')} onClose={onClose}>
      {isOwn && (
        <img
          className={styles.label}
          src={`${address}&type=svg`}
          alt={t('energyLabel')}
          width={300}
          height={380}
        />
      )}
      <p className={styles.links}>
        {isOwn ? (
          <>
            <a href={address} download>
              {t('download')}
            </a>
            <a href={`${address}&type=png`} download>
              {t('downloadPng')}
            </a>
          </>
        ) : (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {t('labelOfMaker')}
          </a>
        )}
        {eprelId !== '' && (
          <a href={registryAddress(eprelId)} target="_blank" rel="noopener noreferrer">
            {t('registry')}
          </a>
        )}
      </p>
    </Dialog>
  )
}
