import { permissionNames, permissions } from '@shop/contract/permissions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import type { Input } from '#web/app/api/resources.ts'
import { useErrorText } from '#web/app/errors/use-error-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { FormAlert } from '#web/ui/field/form-alert.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { managesUsers } from './manages-users.ts'
import { NotAllowed } from './not-allowed.tsx'
import { PermissionChecks, readPermissions } from './permission-checks.tsx'
import { readUser, UserFields } from './user-fields.tsx'
import styles from './users.module.css'

/** What is ticked at first: without it a user could not do anything. */
const usual: ReadonlySet<string> = new Set(['BASKETS_MANAGE', 'ORDERS_PLACE'])

/** A new user of the customer on screen; what is wrong is said at its field, and nothing typed is lost. */
export function CreateUser() {
  const t = useTexts('users')
  const session = useSession()
  const errorText = useErrorText()
  const { api } = useShop()
  const client = useQueryClient()
  const navigate = useNavigate()
  const create = useMutation({
    meta: { handles: 'all' },
    mutationFn: (input: Input<'users', 'CREATE_USER'>) => api.post('users', 'CREATE_USER', input),
    onSuccess: async ({ userId }, { user_alias: alias, invite }) => {
      say({ kind: 'done', text: t(invite ? 'createdInvited' : 'created', { alias }) })
      await invalidate(client, 'users')
      await navigate({
        to: '/myaccount/manage-users/edit/$userid',
        params: { userid: userId },
        // Without a mail his way in is the next step.
        search: invite ? {} : { tab: 'password' },
      })
    },
  })
  const form = useFirstWrong(create.error)
  if (!managesUsers(session)) return <NotAllowed />
  const fields = isRefusal(create.error) ? create.error.fields : {}
  const states = permissionNames
    .filter((name) => !permissions[name].supportOnly)
    .map((name) => {
      const changeable = session.permissions.includes(name)
      return { name, held: changeable && usual.has(name), changeable }
    })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    create.mutate({
      ...readUser(data, session.master),
      permissions: readPermissions(data),
      invite: data.has('invite'),
    })
  }

  return (
    <>
      <Breadcrumbs
        crumbs={[
          { key: 'list', content: <Link to="/myaccount/manage-users">{t('title')}</Link> },
          { key: 'user', content: t('newUser') },
        ]}
      />
      <header className={styles.head}>
        <h1>{t('newUser')}</h1>
        <p>{t('newUserLead', { customer: session.customerName })}</p>
      </header>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <UserFields
          user={{
            user_alias: '',
            title: '',
            first_name: '',
            last_name: '',
            mail: '',
            phone: '',
            fax: '',
            language: session.language,
            master: false,
            budget_manager: false,
          }}
          fields={fields}
          roles={session.master}
        />
        <Panel title={t('permissions')}>
          <p className={styles.soft}>{t('permissionsNew')}</p>
          <PermissionChecks states={states} />
        </Panel>
        <Panel title={t('accessData')}>
          <CheckField name="invite" label={t('invite')} hint={t('inviteHint')} defaultChecked />
        </Panel>
        <FormAlert text={create.error ? errorText(create.error) : undefined} />
        <div className={styles.buttons}>
          <Button type="submit" busy={create.isPending}>
            {t('create')}
          </Button>
          <LinkButton look="plain" to="/myaccount/manage-users">
            {t('cancel')}
          </LinkButton>
        </div>
      </form>
    </>
  )
}
