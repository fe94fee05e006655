import type { ShopState } from '#server/http/context.ts'
import type { SurchargeRule } from '../prices/public.ts'

/** Keys of `shop_settings` and their values as long as nobody has set them. */
export const shopDefaults = {
  lock: { locked: false, message: { de: '', en: '' } },
  guestMode: { active: false },
  /** Version of the terms of use every user has to accept; '' while there are none, and nobody is asked. */
  terms: { version: '' },
  /** Version of the consent declaration; with another one every visitor is asked again. */
  consent: { version: '1' },
  /** Day the demo wholesaler was loaded; '' for a shop without him. */
  demo: { loadedOn: '' },
  formats: {
    de: { dateFormat: 'DD.MM.YYYY', timeFormat: 'HH:mm', decimalSeparator: ',', thousandsSeparator: '.' },
    en: { dateFormat: 'DD/MM/YYYY', timeFormat: 'HH:mm', decimalSeparator: '.', thousandsSeparator: ',' },
  },
  /** What guests see, and what the search sorts by, filters and counts: with another one its index is built anew. */
  prices: { currency: 'EUR' },
  limits: {
    maxQuantity: 99_999,
    maxBasketLines: 1000,
    maxBaskets: 100,
    hitsPerPage: [24, 48, 96, 240, 1000],
    sortFiltersBy: '' as '' | 'alphabetical',
  },
  /** How the built-in ERP takes orders: at once, or when staff confirm them. */
  erp: { confirmation: 'automatic' as 'automatic' | 'staff' },
  /** Days after which what is over is removed; keys of orders are kept 30 days at least. */
  retention: {
    sessions: 30,
    guestBaskets: 30,
    jobs: 30,
    mails: 90,
    outbox: 90,
    catalogueChanges: 7,
    orderKeys: 60,
    imports: 90,
    searchInsights: 180,
    productRequests: 365,
    addressDeletions: 365,
  },
  company: {
    name: 'Gewerk',
    legalName: '',
    claim: { de: '', en: '' },
    phone: '',
    mail: '',
    mailSender: '',
    street: '',
    plz: '',
    city: '',
    country: 'DE',
    register: '',
    managers: [] as string[],
    taxNumber: '',
    vatId: '',
    bank: { name: '', iban: '', bic: '' },
    creditorId: '',
  },
  /** Names of accessory categories by key. */
  accessories: {} as Record<string, { de: string; en: string }>,
  /** Without sections a page says that its text is not there yet. */
  legal: {
    imprint: legalTextOf('Impressum', 'Imprint'),
    privacy: legalTextOf('Datenschutz', 'Privacy'),
    terms: legalTextOf('Allgemeine Geschäftsbedingungen', 'General terms and conditions'),
    'terms-of-use': legalTextOf('Nutzungsbedingungen', 'Terms of use'),
    'consent-declaration': legalTextOf('Einwilligungserklärung', 'Consent declaration'),
    accessibility: legalTextOf('Erklärung zur Barrierefreiheit', 'Accessibility statement'),
  },
  /** Rules for freight, small-quantity surcharge, pallet deposit; see the price rules. */
  surcharges: { rules: [] as SurchargeRule[] },
}

export type LegalText = { title: string; sections: { heading: string; paragraphs: string[] }[] }

function legalTextOf(de: string, en: string): { version: string; de: LegalText; en: LegalText } {
  return { version: '1', de: { title: de, sections: [] }, en: { title: en, sections: [] } }
}

export type ShopSettings = typeof shopDefaults
export type ShopSettingKey = keyof ShopSettings

/** The switches every request needs, out of the rows of `shop_settings`. */
export function shopState(rows: Record<string, unknown>): ShopState {
  const lock = (rows['lock'] ?? shopDefaults.lock) as ShopSettings['lock']
  const guestMode = (rows['guestMode'] ?? shopDefaults.guestMode) as ShopSettings['guestMode']
  const prices = (rows['prices'] ?? shopDefaults.prices) as ShopSettings['prices']
  const terms = (rows['terms'] ?? shopDefaults.terms) as ShopSettings['terms']
  return {
    locked: lock.locked,
    lockMessage: lock.message,
    autoGuestActive: guestMode.active,
    termsVersion: terms.version,
    currency: prices.currency,
  }
}
