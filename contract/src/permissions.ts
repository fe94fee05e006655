/**
 * Every permission of the shop, with what it allows, in both languages. `supportOnly` ones are changed by the
 * wholesaler's support, never by a customer's master user. BASKETS_MANAGE is the specification's name; the others
 * are ours (decision 0004).
 */
export const permissions = {
  BASKETS_MANAGE: {
    de: 'Warenkörbe anlegen, umbenennen und löschen',
    en: 'Create, rename and delete baskets',
    supportOnly: false,
  },
  NET_PRICES: { de: 'Eigene Nettopreise sehen', en: 'See own net prices', supportOnly: false },
  ORDERS_PLACE: { de: 'Bestellungen absenden', en: 'Place orders', supportOnly: false },
  OFFERS_REQUEST: { de: 'Angebote anfragen', en: 'Request quotations', supportOnly: false },
  DOCUMENTS_ORDERS: { de: 'Aufträge einsehen', en: 'See orders', supportOnly: false },
  DOCUMENTS_OFFERS: {
    de: 'Angebote und Anfragen einsehen',
    en: 'See offers and inquiries',
    supportOnly: false,
  },
  DOCUMENTS_DELIVERIES: {
    de: 'Lieferscheine und Retouren einsehen',
    en: 'See delivery notes and returns',
    supportOnly: false,
  },
  DOCUMENTS_INVOICES: {
    de: 'Rechnungen und Gutschriften einsehen',
    en: 'See invoices and credit notes',
    supportOnly: false,
  },
  LISTS_SHARE: {
    de: 'Listen für alle Benutzer freigeben',
    en: 'Share lists with all users',
    supportOnly: false,
  },
  ADDRESSES_MANAGE: {
    de: 'Lieferadressen anlegen und ändern',
    en: 'Create and change delivery addresses',
    supportOnly: false,
  },
  ADDRESSES_GLOBAL: {
    de: 'Lieferadressen für alle Benutzer anlegen',
    en: 'Create delivery addresses for all users',
    supportOnly: false,
  },
  ADDRESSES_FREE: {
    de: 'Abweichende Lieferadresse je Bestellung',
    en: 'Differing delivery address per order',
    supportOnly: false,
  },
  RETURNS_CREATE: { de: 'Retouren anmelden', en: 'Announce returns', supportOnly: false },
  USERS_MANAGE: { de: 'Benutzer verwalten', en: 'Manage users', supportOnly: true },
  BUDGETS_RELEASE: { de: 'Budgetaufträge freigeben', en: 'Release budget orders', supportOnly: true },
  DATA_DOWNLOAD: {
    de: 'Artikeldaten herunterladen (DATANORM)',
    en: 'Download article data (DATANORM)',
    supportOnly: true,
  },
  PAYMENT_CARD: { de: 'Mit Kreditkarte zahlen', en: 'Pay by credit card', supportOnly: true },
} as const

export type Permission = keyof typeof permissions
export const permissionNames = Object.keys(permissions) as [Permission, ...Permission[]]
