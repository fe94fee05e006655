import type { FormEvent } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { useFieldErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import type { ManagedUser } from './queries.ts'
import { SaveRow } from './save-row.tsx'
import { useSaveUser } from './use-save-user.ts'
import styles from './users.module.css'

const isOpen = ({ accesses }: ManagedUser, kunnr: string) =>
  accesses.some((each) => each.kunnr === kunnr && each.assigned)

/** For which of the own customer numbers a user may use the shop. */
export function AccessForm({ user }: { user: ManagedUser }) {
  const t = useTexts('users')
  const fieldText = useFieldErrorText()
  const { api } = useShop()
  const { save, conflict } = useSaveUser(user, 'access', (kunnrs: string[], version) =>
    api.post('users', 'SET_ACCESS', { user_id: user.userId, version, kunnrs }),
  )
  const form = useFirstWrong(save.error)
  const wrong = isRefusal(save.error) ? save.error.fields.kunnrs : undefined

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    save.mutate(user.accesses.map(({ kunnr }) => kunnr).filter((kunnr) => data.has(`kunnr ${kunnr}`)))
  }

  return (
    <Panel title={t('access')}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.soft}>{t('accessText')}</p>
        <fieldset disabled={user.changeable === 'nothing'}>
          <legend className="visually-hidden">{t('access')}</legend>
          {user.accesses.map(({ kunnr, name, city, assigned }, index) => (
            <CheckField
              key={kunnr}
              name={`kunnr ${kunnr}`}
              label={`${kunnr} ${name}, ${city}`}
              defaultChecked={assigned}
              error={index === 0 ? fieldText(wrong) : undefined}
            />
          ))}
        </fieldset>
        {user.changeable !== 'nothing' && (
          <SaveRow
            busy={save.isPending}
            error={save.error}
            label={t('saveAccess')}
            changed={
              conflict &&
              user.accesses
                .filter(({ kunnr }) => isOpen(conflict.before, kunnr) !== isOpen(conflict.now, kunnr))
                .map(({ kunnr }) => [kunnr, t(isOpen(conflict.now, kunnr) ? 'yes' : 'no')] as const)
            }
          />
        )}
      </form>
    </Panel>
  )
}
