/** The staff console's navigation: a screen that is built gets its line here. */
export const staffEntries = [{ to: '/staff', text: 'staff.overview' }] as const
