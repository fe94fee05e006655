import { hasAccount, isSignedIn } from '../guards.ts'
import type { Session } from '../shop-queries.ts'

/**
 * The account's side navigation: a screen that is built gets its line here. `shown` hides what the user may not do;
 * the server refuses it anyway.
 */
export const accountEntries = [
  { to: '/myaccount', text: 'account.dashboard', shown: hasAccount },
  {
    to: '/myaccount/documents',
    text: 'account.documents',
    shown: seesDocuments,
    also: '/myaccount/document/',
  },
  { to: '/myaccount/topsellers', text: 'account.topsellers', shown: seesOrders },
  { to: '/myaccount/last-articles', text: 'account.lastArticles', shown: seesOrders },
  { to: '/myaccount/manage-baskets', text: 'baskets', shown: hasAccount },
  { to: '/myaccount/lists', text: 'account.lists', shown: hasAccount },
  { to: '/myaccount/addresses', text: 'account.addresses', shown: hasAccount },
  { to: '/myaccount/manage-users', text: 'account.users', shown: seesUsers },
  { to: '/myaccount/settings', text: 'account.settings', shown: isSignedIn },
] as const satisfies readonly AccountEntry[]

interface AccountEntry {
  to: string
  text: string
  shown: (session: Session) => boolean
  also?: string
}

/** Whether any kind of document may be seen. */
export function seesDocuments(session: Session): boolean {
  return hasAccount(session) && session.permissions.some((permission) => permission.startsWith('DOCUMENTS_'))
}

/** Whether what was ordered may be seen. */
function seesOrders(session: Session): boolean {
  return hasAccount(session) && session.permissions.includes('DOCUMENTS_ORDERS')
}

/** Whether the users of the customer may be managed. */
function seesUsers(session: Session): boolean {
  return hasAccount(session) && session.permissions.includes('USERS_MANAGE')
}
