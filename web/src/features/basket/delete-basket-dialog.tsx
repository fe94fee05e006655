import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { Multibasket } from './queries.ts'

interface DeleteBasketDialogProps {
  basket: Multibasket
  onDelete: () => void
  onClose: () => void
}

/** Asks before a basket goes with all its lines: that cannot be taken back. */
export function DeleteBasketDialog({ basket, onDelete, onClose }: DeleteBasketDialogProps) {
  const t = useTexts('basket')
  return (
    <Dialog
      title={t('deleteTitle')}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button look="danger" onClick={onDelete}>
            {t('deleteBasket')}
          </Button>
        </>
      }
    >
      <p>{t('deleteText', { name: basket.name, count: basket.numUePos })}</p>
    </Dialog>
  )
}
