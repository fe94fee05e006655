/** Periods of a budget (specification section 9). */
export const budgetTypes = ['order', 'daily', 'weekly', 'monthly', 'yearly'] as const
/** Periods a user's turnover is told for. */
export const salesPeriods = ['today', 'week', 'month', 'year', 'lastYear'] as const
/** What a list of users may be narrowed to. */
export const userFilters = [
  'active',
  'locked',
  'inactive',
  'initial',
  'uninvited',
  'master',
  'budget',
] as const
