/** The departments beside the article menu; only screens that are built stand here. */
export const navigationEntries = [{ to: '/brands', text: 'brands' }] as const
