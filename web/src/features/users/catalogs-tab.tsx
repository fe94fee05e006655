import type { FormEvent } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import type { Input } from '#web/app/api/resources.ts'
import { formText } from '#web/app/form-text.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { Face } from '#web/ui/face/face.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { CatalogFacts, CatalogFields } from './catalog-fields.tsx'
import { daysSent } from './days.ts'
import type { ManagedUser } from './queries.ts'
import { SaveRow } from './save-row.tsx'
import { useSaveUser } from './use-save-user.ts'
import styles from './users.module.css'

type Sent = Input<'users', 'SET_CATALOGS'>['catalogs']
const isGiven = ({ catalogs }: ManagedUser, id: string) =>
  catalogs.some(({ catalog, assigned }) => catalog === id && assigned)

/** Catalogues of the customer that a user is given besides, such as the only ones he sees. */
export function CatalogsTab({ user }: { user: ManagedUser }) {
  const t = useTexts('users')
  const { api } = useShop()
  const { save, conflict } = useSaveUser(user, 'catalogs', (catalogs: Sent, version) =>
    api.post('users', 'SET_CATALOGS', { user_id: user.userId, version, catalogs }),
  )
  const form = useFirstWrong(save.error)
  const fields = isRefusal(save.error) ? save.error.fields : {}
  const locked = user.changeable !== 'all'
  const isOpen = !locked && user.catalogs.some(({ changeable }) => changeable)
  const sent = save.variables ?? []
  const errorOf = (id: string) =>
    fields[`catalogs.${sent.findIndex(({ catalog }) => catalog === id)}.valid_to`]

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    save.mutate(
      user.catalogs
        .filter(({ catalog, changeable }) => changeable && data.has(`${catalog} assigned`))
        .map(({ catalog }) => ({
          catalog,
          exclusive: data.has(`${catalog} exclusive`),
          active: data.has(`${catalog} active`),
          ...daysSent(formText(data, `${catalog} from`), formText(data, `${catalog} to`)),
        })),
    )
  }

  if (user.catalogs.length === 0)
    return <Face kind="empty" level={2} title={t('noCatalogs')} text={t('noCatalogsText')} />
  return (
    <Panel title={t('catalogs')}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.soft}>{t('catalogsText')}</p>
        <ul className={styles.budgets}>
          {user.catalogs.map((catalog) => (
            <li key={catalog.catalog}>
              {catalog.changeable ? (
                <CatalogFields catalog={catalog} locked={locked} wrongEnd={errorOf(catalog.catalog)} />
              ) : (
                <CatalogFacts catalog={catalog} />
              )}
            </li>
          ))}
        </ul>
        {isOpen && (
          <SaveRow
            busy={save.isPending}
            error={save.error}
            changed={
              conflict &&
              conflict.now.catalogs
                .filter(({ catalog, assigned }) => isGiven(conflict.before, catalog) !== assigned)
                .map(({ name, assigned }) => [name, t(assigned ? 'yes' : 'no')] as const)
            }
          />
        )}
      </form>
    </Panel>
  )
}
