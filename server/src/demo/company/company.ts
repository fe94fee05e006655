import type { ShopSettings } from '#server/capabilities/shop/public.ts'

/** Mail domain of the demo wholesaler; ".example" is reserved, so no mail ever reaches anybody. */
export const mailDomain = 'brenzwald.example'

/** What business letters, imprint and invoices say about the demo wholesaler. Everything is invented. */
export const demoCompany: ShopSettings['company'] = {
  name: 'Brenzwald Baustoffe',
  legalName: 'Brenzwald Fliesen und Baustoffe Großhandel GmbH',
  claim: {
    de: 'Fliesen und Baustoffe für das Handwerk',
    en: 'Tiles and building materials for the trade',
  },
  street: 'Ziegelländeweg 1',
  plz: '89077',
  city: 'Ulm',
  country: 'DE',
  phone: '+49 89 99998 100',
  mail: `info@${mailDomain}`,
  mailSender: `shop@${mailDomain}`,
  register: 'Amtsgericht Ulm, HRB 999999',
  managers: ['Henrike Aldinger', 'Tobias Reutter'],
  taxNumber: '99/999/99999',
  vatId: 'DE999999999',
  bank: { name: 'Demo-Bank Ulm', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  creditorId: 'DE98ZZZ09999999999',
}

/** Headings of the accessory groups on the article page. */
export const accessoryNames: ShopSettings['accessories'] = {
  adhesive: { de: 'Kleber', en: 'Adhesives' },
  grout: { de: 'Fugenmörtel', en: 'Grout' },
  skirting: { de: 'Sockel', en: 'Skirtings' },
  sealant: { de: 'Silikon', en: 'Silicone' },
  profile: { de: 'Profile', en: 'Profiles' },
  primer: { de: 'Grundierung', en: 'Primers' },
  tool: { de: 'Werkzeug', en: 'Tools' },
  fixing: { de: 'Befestigung', en: 'Fixings' },
  part: { de: 'Systemteile', en: 'System parts' },
  protection: { de: 'Schutz und Unterlage', en: 'Protection and underlay' },
}
