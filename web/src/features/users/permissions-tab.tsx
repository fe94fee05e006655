import { type FormEvent, useState } from 'react'
import type { Input } from '#web/app/api/resources.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Panel } from '#web/ui/panel/panel.tsx'
import { PermissionChecks, readPermissions, usePermissionText } from './permission-checks.tsx'
import type { ManagedUser } from './queries.ts'
import { SaveRow } from './save-row.tsx'
import { useSaveUser } from './use-save-user.ts'
import styles from './users.module.css'

type Wanted = Input<'users', 'SET_PERMISSIONS'>['permissions']

/** What a user may; his own permissions change only after he has confirmed that he signs in anew. */
export function PermissionsTab({ user }: { user: ManagedUser }) {
  const t = useTexts('users')
  const text = usePermissionText()
  const { api, basePath } = useShop()
  const [asking, setAsking] = useState<Wanted>()
  const { save, conflict } = useSaveUser(
    user,
    'permissions',
    (permissions: Wanted, version) =>
      api.post('users', 'SET_PERMISSIONS', {
        user_id: user.userId,
        version,
        permissions,
        confirmed: user.isOwn,
      }),
    {
      // A fresh page follows: nothing of what the user was allowed may stay in memory.
      onSaved: user.isOwn ? () => location.assign(`${basePath}login?nosession=true`) : undefined,
    },
  )
  const locked = user.changeable !== 'all'
  const states = locked ? user.permissions.map((each) => ({ ...each, changeable: false })) : user.permissions

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = readPermissions(new FormData(event.currentTarget))
    if (user.isOwn) setAsking(wanted)
    else save.mutate(wanted)
  }

  return (
    <Panel title={t('permissions')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.soft}>{t(user.isOwn ? 'permissionsOwn' : 'permissionsText')}</p>
        <PermissionChecks states={states} />
        {!locked && (
          <SaveRow
            busy={save.isPending}
            error={save.error}
            changed={
              conflict &&
              conflict.now.permissions
                .filter(({ name, held }) => isHeld(conflict.before, name) !== held)
                .map(({ name, held }) => [text(name), t(held ? 'yes' : 'no')] as const)
            }
          />
        )}
      </form>
      {asking && (
        <Dialog
          title={t('ownTitle')}
          onClose={() => setAsking(undefined)}
          actions={
            <>
              <Button look="plain" onClick={() => setAsking(undefined)}>
                {t('cancel')}
              </Button>
              <Button
                busy={save.isPending}
                onClick={() => save.mutate(asking, { onError: () => setAsking(undefined) })}
              >
                {t('ownDo')}
              </Button>
            </>
          }
        >
          <p>{t('ownText')}</p>
        </Dialog>
      )}
    </Panel>
  )
}

const isHeld = ({ permissions }: ManagedUser, name: string) =>
  permissions.some((each) => each.name === name && each.held)
