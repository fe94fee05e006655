import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { deviceOf } from './device-words.ts'
import { type OwnSession, sessionsQuery } from './queries.ts'
import styles from './settings-screen.module.css'

/** Where the user is signed in; whoever has lost a phone ends its session here. */
export function SessionList() {
  const t = useTexts('settings')
  const formats = useFormats()
  const { api } = useShop()
  const client = useQueryClient()
  const { sessions, numFound } = useSuspenseQuery(sessionsQuery).data
  const end = useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined
        ? api.post('session', 'END_OTHER_SESSIONS', {})
        : api.post('session', 'END_SESSION', { session_id: id }),
    onSuccess: (_answer, id) =>
      say({ kind: 'done', text: t(id === undefined ? 'sessionsEnded' : 'sessionEnded') }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })

  function deviceName({ userAgent }: OwnSession): string {
    const device = deviceOf(userAgent)
    if (device === undefined) return t('deviceUnknown')
    const { browser, system } = device
    return system === undefined ? browser : t('device', { browser, system })
  }

  return (
    <Panel title={t('sessions')}>
      <p className={styles.hint}>{t('sessionsText')}</p>
      {numFound > 1 && (
        <div>
          <Button look="plain" busy={end.isPending} onClick={() => end.mutate(undefined)}>
            {t('sessionEndOthers')}
          </Button>
        </div>
      )}
      <DataTable
        caption={t('sessions')}
        rows={sessions}
        keyOf={({ id }) => id}
        columns={[
          { label: t('sessionDevice'), render: deviceName },
          { label: t('sessionSince'), render: ({ createdAt }) => formats.dateTime(createdAt) },
          { label: t('sessionSeen'), render: ({ lastSeenAt }) => formats.dateTime(lastSeenAt) },
          {
            label: t('sessionActions'),
            kind: 'actions',
            render: (session) =>
              session.current ? (
                <strong>{t('sessionCurrent')}</strong>
              ) : (
                <Button
                  look="plain"
                  size="small"
                  busy={end.isPending && end.variables === session.id}
                  aria-label={t('sessionEndOf', {
                    device: deviceName(session),
                    since: formats.dateTime(session.createdAt),
                  })}
                  onClick={() => end.mutate(session.id)}
                >
                  {t('sessionEnd')}
                </Button>
              ),
          },
        ]}
      />
      {numFound > sessions.length && (
        <p>{t('sessionsShown', { shown: sessions.length, total: formats.decimal(numFound) })}</p>
      )}
    </Panel>
  )
}
