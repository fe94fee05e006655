import type { FieldErrors } from '@shop/contract/answer'
import type { Parsed } from '@shop/contract/define-resource'
import type { users } from '@shop/contract/resources/users'
import type { UserChanges } from './managed-writes.ts'

type Sent = Omit<Parsed<typeof users, 'EDIT_USER'>, 'user_id' | 'version'>

const columns = {
  user_alias: 'alias',
  title: 'title',
  first_name: 'firstName',
  last_name: 'lastName',
  mail: 'mail',
  phone: 'phone',
  fax: 'fax',
  language: 'language',
  master: 'master',
  budget_manager: 'budgetManager',
} as const satisfies Record<keyof Sent, keyof UserChanges>

const names = Object.keys(columns) as (keyof Sent)[]

/** What of the sent fields is another value than before, under the names it is kept by. */
export function changesIn(sent: Sent, current: UserChanges = {}): UserChanges {
  const changed = names.filter((name) => sent[name] !== undefined && sent[name] !== current[columns[name]])
  return Object.fromEntries(changed.map((name) => [columns[name], sent[name]]))
}

/** What no user can have: a login name with blanks, a number nobody can dial, signs that are not seen. */
export function wrongFields({ alias, phone, fax, title, firstName, lastName }: UserChanges): FieldErrors {
  const wrong: FieldErrors = {}
  if (alias !== undefined && !/^[^\s\p{C}]+$/u.test(alias)) wrong['user_alias'] = 'INVALID'
  for (const [field, number] of Object.entries({ phone, fax }))
    if (number !== undefined && !/^[+\d\s()/.-]*$/.test(number)) wrong[field] = 'INVALID'
  for (const [field, text] of Object.entries({ title, first_name: firstName, last_name: lastName }))
    if (text !== undefined && /\p{C}/u.test(text)) wrong[field] = 'INVALID'
  return wrong
}
