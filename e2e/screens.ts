/**
 * Every screen that is built, for those who may open it; what concerns all screens (accessibility, quiet consoles) goes
 * through these lists. A screen that gets finished gets its line here, or in prepared-screens.ts.
 */
export const guestScreens = [
  '',
  'login',
  'news/1/neuer-abholschalter-in-ulm',
  'search?q=bodenfliese',
  'search?q=bodenfliese&view=table',
  'search?q=quietschentchen',
  'c/tiles',
  'c/tile-adhesives',
  'search?q=wärmepumpe&view=table',
  'search?fq=brand:"Sassovero"',
  'p/1000003',
  'p/2000008',
  'p/2000245',
  'p/8000369',
  'p/8500172',
  'p/8000056',
  'brands',
  'basket',
  'checkout',
  'terms',
  'terms-of-use',
  'privacy',
  'imprint',
  'consent-declaration',
  'accessibility',
  'landing-page',
  'forgot-password',
  'reset-password',
] as const

export const customerScreens = [
  '',
  'search?q=bodenfliese',
  'search?q=bodenfliese&view=table',
  'p/1000003',
  'basket',
  'checkout',
  'catalogue-portal',
  'ordering-process-ordered?docid=7000001&doctype=10',
  'myaccount',
  'myaccount/settings',
  'myaccount/documents?timespan=8',
  'myaccount/topsellers',
  'myaccount/topsellers/customer',
  'myaccount/last-articles?timespan=8',
  'myaccount/manage-baskets',
  'myaccount/manage-baskets/create',
  'myaccount/lists',
  'myaccount/addresses',
  'myaccount/addresses?kind=own&query=nirgendwo',
  'myaccount/addresses/create',
  'myaccount/addresses/create-global',
  'myaccount/manage-users',
  'myaccount/manage-users/create',
  'myaccount/manage-users/edit/U100003',
  'myaccount/manage-users/edit/U100003?tab=password',
  'myaccount/manage-users/edit/U100003?tab=permissions',
  'myaccount/manage-users/edit/U100003?tab=budget',
  'myaccount/manage-users/edit/U100003?tab=catalogs',
  'comparison',
  'labels',
  'datanorm',
  'contact',
  'faq',
  'not-listed-products?q=quietschentchen',
] as const

/** For the administrator. */
export const staffScreens = [
  'staff',
  'staff/orders',
  'staff/requests',
  'staff/addresses',
  'staff/addresses/deletions',
  'staff/users',
  'staff/mails',
  'staff/imports',
  'staff/imports/new',
  'staff/imports/1',
  'staff/outbox',
  'staff/searches',
  'staff/synonyms',
  'staff/content',
  'staff/content?kind=faq',
  'staff/audit',
] as const

/** For guests while the shop is locked. */
export const lockedScreens = ['maintenance-mode', 'login?ignoreLock=true'] as const

/** Steps between the login and the shop, by the user who is held there. */
export const heldScreens = [
  ['agb', 'login-accept-terms'],
  ['adm', 'login-adma'],
] as const
