/** The staff console's navigation: a screen that is built gets its line here; `adminOnly` ones are not for clerks. */
export const staffEntries = [
  { to: '/staff', text: 'staff.overview', adminOnly: false },
  { to: '/staff/orders', text: 'staff.orders', adminOnly: false },
  { to: '/staff/requests', text: 'staff.requests', adminOnly: false },
  { to: '/staff/users', text: 'staff.users', adminOnly: false },
  { to: '/staff/imports', text: 'staff.imports', adminOnly: false },
  { to: '/staff/outbox', text: 'staff.outbox', adminOnly: false },
  { to: '/staff/mails', text: 'staff.mails', adminOnly: false },
  { to: '/staff/searches', text: 'staff.searches', adminOnly: false },
  { to: '/staff/synonyms', text: 'staff.synonyms', adminOnly: false },
  { to: '/staff/content', text: 'staff.content', adminOnly: false },
  { to: '/staff/audit', text: 'staff.audit', adminOnly: true },
] as const
