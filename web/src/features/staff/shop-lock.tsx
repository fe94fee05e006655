import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { invalidate } from '#web/app/api/queries.ts'
import { formText } from '#web/app/form-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { TextAreaField } from '#web/ui/field/text-area-field.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import type { Overview } from './queries.ts'
import styles from './staff.module.css'
import { useIsAdmin } from './use-is-admin.ts'

type Step = 'lock' | 'open' | 'message'

/** Locks the shop with a message in both languages, after asking once more; opens it at once. */
export function ShopLock({ overview: { shopLocked, lockMessage } }: { overview: Overview }) {
  const t = useTexts('staff')
  const { api } = useShop()
  const client = useQueryClient()
  const isAdmin = useIsAdmin()
  const form = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState(false)
  const change = useMutation({
    mutationFn: (step: Step) => {
      const data = new FormData(form.current ?? undefined)
      return api.post('staff', 'SET_SHOP_LOCK', {
        locked: step === 'message' ? shopLocked : step === 'lock',
        message_de: formText(data, 'message_de'),
        message_en: formText(data, 'message_en'),
      })
    },
    onSuccess: (_answer, step) => {
      setAsking(false)
      say({
        kind: 'done',
        text: { lock: t('lockedNow'), open: t('openNow'), message: t('messageSaved') }[step],
      })
      return invalidate(client, 'staff', 'misc')
    },
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    change.mutate('message')
  }

  return (
    <Panel title={t('lock')} tone={shopLocked ? 'warn' : 'plain'}>
      <p className={styles.soft}>{t('lockText')}</p>
      <form ref={form} onSubmit={submit}>
        <fieldset className={styles.form} disabled={!isAdmin}>
          <TextAreaField
            name="message_de"
            label={t('messageDe')}
            lang="de"
            maxLength={1000}
            defaultValue={lockMessage.de}
          />
          <TextAreaField
            name="message_en"
            label={t('messageEn')}
            lang="en"
            maxLength={1000}
            defaultValue={lockMessage.en}
          />
          <div className={styles.buttons}>
            {shopLocked ? (
              <Button busy={change.isPending} onClick={() => change.mutate('open')}>
                {t('doOpen')}
              </Button>
            ) : (
              <Button look="danger" busy={change.isPending} onClick={() => setAsking(true)}>
                {t('doLock')}
              </Button>
            )}
            <Button type="submit" look="plain" busy={change.isPending}>
              {t('saveMessage')}
            </Button>
          </div>
        </fieldset>
      </form>
      {!isAdmin && <p className={styles.soft}>{t('adminOnly')}</p>}
      {asking && (
        <Dialog
          title={t('lockTitle')}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button look="plain" onClick={() => setAsking(false)}>
                {t('cancel')}
              </Button>
              <Button look="danger" busy={change.isPending} onClick={() => change.mutate('lock')}>
                {t('doLock')}
              </Button>
            </>
          }
        >
          <p>{t('lockConfirm')}</p>
        </Dialog>
      )}
    </Panel>
  )
}
