import type { Session } from '../shop-queries.ts'

/**
 * The account's side navigation: a screen that is built gets its line here. `shown` hides what the user may not do;
 * the server refuses it anyway.
 */
export const accountEntries = [
  { to: '/myaccount', text: 'account.dashboard' },
  { to: '/myaccount/documents', text: 'account.documents', shown: seesDocuments },
  { to: '/myaccount/lists', text: 'account.lists' },
  { to: '/myaccount/settings', text: 'account.settings' },
] as const satisfies readonly AccountEntry[]

interface AccountEntry {
  to: string
  text: string
  shown?: (session: Session) => boolean
}

/** Whether any kind of document may be seen. */
export function seesDocuments({ permissions }: Session): boolean {
  return permissions.some((permission) => permission.startsWith('DOCUMENTS_'))
}
