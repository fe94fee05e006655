import { budgetTypes } from '@shop/contract/user-words'
import { type FormEvent, useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import type { Input } from '#web/app/api/resources.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { useShop } from '#web/app/use-shop.ts'
import { CheckField } from '#web/ui/field/check-field.tsx'
import { useFirstWrong } from '#web/ui/field/use-first-wrong.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { Panel } from '#web/ui/panel/panel.tsx'
import { BudgetFields } from './budget-fields.tsx'
import { fieldsOfTypes, readBudgets } from './read-budgets.ts'
import type { ManagedUser } from './queries.ts'
import { SalesTable } from './sales-table.tsx'
import { SaveRow } from './save-row.tsx'
import { useSaveUser } from './use-save-user.ts'
import styles from './users.module.css'

type Sent = Pick<Input<'users', 'SET_BUDGET'>, 'budget_active' | 'budgets'>

/** What a user may spend, and what he has ordered. */
export function BudgetTab({ user }: { user: ManagedUser }) {
  const t = useTexts('users')
  const formats = useFormats()
  const { api } = useShop()
  const { save, conflict } = useSaveUser(user, 'budget', (sent: Sent, version) =>
    api.post('users', 'SET_BUDGET', { user_id: user.userId, version, ...sent }),
  )
  const [unread, setUnread] = useState<Record<string, string>>({})
  const form = useFirstWrong(Object.keys(unread).length > 0 ? unread : save.error)
  const answered = isRefusal(save.error)
    ? fieldsOfTypes(save.error.fields, save.variables?.budgets ?? [])
    : {}
  const locked = user.changeable !== 'all'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const { budgets, wrong } = readBudgets(data, formats.number)
    setUnread(wrong)
    if (Object.keys(wrong).length === 0) save.mutate({ budget_active: data.has('budget_active'), budgets })
  }

  const amountOf = ({ budgets }: ManagedUser, type: (typeof budgetTypes)[number]) => {
    const budget = budgets.find((each) => each.type === type)
    return budget ? formats.money(budget.amount, budget.currency) : ''
  }

  return (
    <>
      <Panel title={t('sales')}>
        <SalesTable user={user} />
      </Panel>
      <Panel title={t('budgets')}>
        <form ref={form} className={styles.form} onSubmit={submit} noValidate>
          <fieldset className={styles.form} disabled={locked}>
            <CheckField
              name="budget_active"
              label={t('budgetActive')}
              hint={t('budgetActiveHint')}
              defaultChecked={user.budgetActive}
            />
            <ul className={styles.budgets}>
              {budgetTypes.map((type) => (
                <li key={type}>
                  <BudgetFields
                    type={type}
                    budget={user.budgets.find((each) => each.type === type)}
                    currency={user.currency}
                    errors={{ ...answered, ...unread }}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
          {!locked && (
            <SaveRow
              busy={save.isPending}
              error={save.error}
              changed={
                conflict &&
                budgetTypes
                  .filter((type) => amountOf(conflict.before, type) !== amountOf(conflict.now, type))
                  .map((type) => [t(`budget.${type}`), amountOf(conflict.now, type)] as const)
              }
            />
          )}
        </form>
      </Panel>
    </>
  )
}
