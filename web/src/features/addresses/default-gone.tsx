import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useMay } from '#web/app/shop-queries.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import styles from './addresses.module.css'

/** The default the user had chosen is gone: told until he has read it, or chosen another. */
export function DefaultGone() {
  const t = useTexts('addresses')
  const { api } = useShop()
  const client = useQueryClient()
  const mayOrder = useMay('ORDERS_PLACE')
  const read = useMutation({
    mutationFn: () => api.post('addresses', 'SET_DEFAULT', { address_id: '' }),
    onSuccess: () => invalidate(client, 'addresses', 'settings'),
  })
  return (
    <div className={styles.gone}>
      <Notice kind="warning">
        <p>{t('defaultGone')}</p>
        {mayOrder && (
          <Button look="plain" size="small" busy={read.isPending} onClick={() => read.mutate()}>
            {t('understood')}
          </Button>
        )}
      </Notice>
    </div>
  )
}
