import { useTexts } from '#web/app/i18n/use-texts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { Multibasket } from './queries.ts'

interface DeleteBasketDialogProps {
  basket: Multibasket
  /** Another window has changed it while it was to be deleted: it is still there, and asked about anew. */
  isChanged: boolean
  onDelete: () => void
  onClose: () => void
}

/** Asks before a basket goes with all its lines: that cannot be taken back. */
export function DeleteBasketDialog({ basket, isChanged, onDelete, onClose }: DeleteBasketDialogProps) {
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
      {isChanged && <Notice kind="warning">{t('notDeleted')}</Notice>}
      <p>{t('deleteText', { name: basket.name, count: basket.numUePos })}</p>
    </Dialog>
  )
}
