import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'

/** Takes an open request back; where the clerk was quicker, his answer is shown. */
export function WithdrawDeletion({ id, name }: { id: string; name: string }) {
  const t = useTexts('addresses')
  const { api } = useShop()
  const client = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => api.post('addresses', 'WITHDRAW_DELETION', { deletion_id: id }),
    onSuccess: () => say({ kind: 'done', text: t('withdrawn', { name }) }),
    onSettled: () => invalidate(client, 'addresses', 'settings'),
  })
  return (
    <Button
      look="plain"
      size="small"
      aria-label={t('withdrawNamed', { name })}
      busy={withdraw.isPending}
      onClick={() => withdraw.mutate()}
    >
      {t('withdraw')}
    </Button>
  )
}
