import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { saveJson } from '#web/app/save-blob.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import styles from './settings-screen.module.css'

/** What the shop keeps about the user, to read and to hand on. */
export function PersonalData() {
  const t = useTexts('settings')
  const { api } = useShop()
  const ask = useMutation({
    mutationFn: () => api.get('settings', 'GET_PERSONAL_DATA', {}),
    onSuccess: (file) => {
      saveJson(file)
      say({ kind: 'done', text: t('personalDataSaved') })
    },
  })
  return (
    <Panel title={t('personalData')}>
      <p className={styles.hint}>{t('personalDataText')}</p>
      <div>
        <Button look="plain" busy={ask.isPending} onClick={() => ask.mutate()}>
          {t('personalDataSave')}
        </Button>
      </div>
    </Panel>
  )
}
