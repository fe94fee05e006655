import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { lineOf } from '#web/features/addresses/public.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { GlobalAddress } from './queries.ts'

/** For good, so it is asked first. */
export function DeleteAddressDialog({ address, onClose }: { address: GlobalAddress; onClose: () => void }) {
  const t = useTexts('staff')
  const { api } = useShop()
  const client = useQueryClient()
  /** What another window has made of it, where that was told instead of deleting it. */
  const [changed, setChanged] = useState<GlobalAddress>()
  const now = changed ?? address
  const remove = useMutation({
    meta: { handles: ['VERSION_CONFLICT'] },
    mutationFn: () =>
      api.post('addresses', 'DELETE_GLOBAL_ADDRESS', { address_id: now.id, version: now.version }),
    onError: (error) => {
      void invalidate(client, 'addresses')
      if (isRefusal(error, 'VERSION_CONFLICT') && 'globalAddress' in error.data)
        setChanged(error.data['globalAddress'] as GlobalAddress)
    },
    onSuccess: () => {
      say({ kind: 'done', text: t('addressDeleted') })
      onClose()
      return invalidate(client, 'addresses')
    },
  })
  return (
    <Dialog
      title={t('deleteAddressTitle')}
      about={`${lineOf(now)} (${now.kunnr} ${now.customerName})`}
      onClose={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('delete')}
          </Button>
        </>
      }
    >
      {changed && <Notice kind="warning">{t('addressChanged', { now: lineOf(changed) })}</Notice>}
      {now.ofErp && <Notice kind="info">{t('ofErpDeleted')}</Notice>}
      <p>{t('deleteAddressText')}</p>
    </Dialog>
  )
}
