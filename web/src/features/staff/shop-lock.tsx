import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { formText } from '#web/app/form-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { TextAreaField } from '#web/ui/field/text-area-field.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
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
  // The state behind the form is refreshed while somebody writes: what he began with is what he has seen.
  const [begunWith, setBegunWith] = useState<Overview['lockMessage']>()
  const change = useMutation({
    mutationFn: (step: Step) => {
      const data = new FormData(form.current ?? undefined)
      const seen = begunWith ?? lockMessage
      return api.post('staff', 'SET_SHOP_LOCK', {
        ...(step !== 'message' && { locked: step === 'lock' }),
        seen_message_de: seen.de,
        seen_message_en: seen.en,
        message_de: formText(data, 'message_de'),
        message_en: formText(data, 'message_en'),
      })
    },
    meta: { handles: ['CHANGED_MEANWHILE'] },
    onSettled: () => {
      setAsking(false)
      setBegunWith(undefined)
      return invalidate(client, 'staff', 'misc')
    },
    onSuccess: (_answer, step) =>
      say({
        kind: 'done',
        text: { lock: t('lockedNow'), open: t('openNow'), message: t('messageSaved') }[step],
      }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    change.mutate('message')
  }

  return (
    <Panel title={t('lock')} tone={shopLocked ? 'warn' : 'plain'}>
      <p className={styles.soft}>{t('lockText')}</p>
      {isRefusal(change.error, 'CHANGED_MEANWHILE') && (
        <Notice kind="warning">
          <p>{t('messageChanged')}</p>
          <p lang="de">{lockMessage.de || '–'}</p>
          <p lang="en">{lockMessage.en || '–'}</p>
        </Notice>
      )}
      <form ref={form} onSubmit={submit} onInput={() => setBegunWith((before) => before ?? lockMessage)}>
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
