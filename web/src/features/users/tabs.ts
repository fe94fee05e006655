/** Views of a user, as the address names them (specification section 2). */
export const tabs = ['data', 'password', 'permissions', 'budget', 'catalogs'] as const
export type Tab = (typeof tabs)[number]
