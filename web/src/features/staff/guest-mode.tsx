import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import styles from './staff.module.css'
import { useIsAdmin } from './use-is-admin.ts'

/** Whether visitors without a login may browse and order. */
export function GuestMode({ active }: { active: boolean }) {
  const t = useTexts('staff')
  const { api } = useShop()
  const client = useQueryClient()
  const isAdmin = useIsAdmin()
  const change = useMutation({
    mutationFn: (next: boolean) => api.post('staff', 'SET_GUEST_MODE', { active: next }),
    onSuccess: (_answer, next) => {
      say({ kind: 'done', text: next ? t('guestModeOn') : t('guestModeOff') })
      return invalidate(client, 'staff', 'misc')
    },
  })
  return (
    <Panel title={t('guestMode')}>
      <p className={styles.soft}>{t('guestModeText')}</p>
      <button
        type="button"
        role="switch"
        aria-checked={change.isPending ? change.variables : active}
        className={styles.switch}
        disabled={!isAdmin || change.isPending}
        onClick={() => change.mutate(!active)}
      >
        {t('guestModeSwitch')}
        <span className={styles.track} aria-hidden />
      </button>
      {!isAdmin && <p className={styles.soft}>{t('adminOnly')}</p>}
    </Panel>
  )
}
