import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { saveJson } from '#web/app/save-blob.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { StaffUser } from './queries.ts'

/** What the shop keeps about a person who asks the wholesaler for it. */
export function ExportData({ user: { userId, name } }: { user: StaffUser }) {
  const t = useTexts('staff')
  const { api } = useShop()
  const ask = useMutation({
    mutationFn: () => api.post('staff', 'EXPORT_PERSONAL_DATA', { user_id: userId }),
    onSuccess: (file) => {
      saveJson(file)
      say({ kind: 'done', text: t('personalDataSaved', { name }) })
    },
  })
  return (
    <Button
      look="plain"
      size="small"
      aria-label={t('personalDataNamed', { name })}
      busy={ask.isPending}
      onClick={() => ask.mutate()}
    >
      {t('personalData')}
    </Button>
  )
}
