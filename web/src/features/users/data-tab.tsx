import type { FormEvent } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import type { Input } from '#web/app/api/resources.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { AccessForm } from './access-form.tsx'
import type { ManagedUser } from './queries.ts'
import { type Line, SaveRow } from './save-row.tsx'
import { showNow } from './show-now.ts'
import { useSaveUser } from './use-save-user.ts'
import { asSent, readUser, type UserData, UserFields } from './user-fields.tsx'
import styles from './users.module.css'

type Changes = Omit<Input<'users', 'EDIT_USER'>, 'user_id' | 'version'>
const names = (data: UserData) => Object.keys(data) as (keyof UserData)[]

/** Who somebody is, and for which customer numbers he may use the shop. */
export function DataTab({ user }: { user: ManagedUser }) {
  const showsAccess = user.changeable === 'access' || user.accesses.length > 1
  return (
    <>
      <DataForm user={user} />
      {showsAccess && <AccessForm user={user} />}
    </>
  )
}

function DataForm({ user }: { user: ManagedUser }) {
  const { api } = useShop()
  const told = useTold()
  const { save, seen, conflict } = useSaveUser(
    user,
    'data',
    (changes: Changes, version) =>
      api.post('users', 'EDIT_USER', { user_id: user.userId, version, ...changes }),
    {
      onNow: (before, now) => {
        if (form.current) showNow(form.current, asSent(before), asSent(now))
      },
    },
  )
  const form = useFirstWrong(save.error)
  const fields = isRefusal(save.error) ? save.error.fields : {}
  const locked = user.changeable !== 'all'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const filled: Changes = readUser(new FormData(event.currentTarget), user.rolesChangeable)
    const before = asSent(seen)
    // What was not changed here is not sent: another window may have.
    save.mutate(
      Object.fromEntries(
        names(before)
          .filter((name) => filled[name] !== undefined && filled[name] !== before[name])
          .map((name) => [name, filled[name]]),
      ),
    )
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <fieldset className={styles.form} disabled={locked}>
        <UserFields
          user={asSent(user)}
          fields={fields}
          roles={user.rolesChangeable}
          isOwn={user.isOwn}
          mailChangeable={user.wayInChangeable}
        />
      </fieldset>
      {!locked && (
        <SaveRow
          busy={save.isPending}
          error={save.error}
          changed={conflict && told(asSent(conflict.before), asSent(conflict.now))}
        />
      )}
    </form>
  )
}

/** What is another by now, in words. */
function useTold() {
  const t = useTexts('users')
  const labels: Record<keyof UserData, string> = {
    user_alias: t('userAlias'),
    title: t('salutation'),
    first_name: t('firstName'),
    last_name: t('lastName'),
    mail: t('mail'),
    phone: t('phone'),
    fax: t('fax'),
    language: t('language'),
    master: t('master'),
    budget_manager: t('budgetManager'),
  }
  const text = (value: string | boolean) => (typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value)
  return (before: UserData, now: UserData): Line[] =>
    names(now)
      .filter((name) => before[name] !== now[name])
      .map((name) => [labels[name], name === 'language' ? t(`language.${now.language}`) : text(now[name])])
}
