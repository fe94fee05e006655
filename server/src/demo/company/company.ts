/** Mail domain of the demo wholesaler; ".example" is reserved, so no mail ever reaches anybody. */
export const mailDomain = 'brenzwald.example'

/** What business letters, imprint and invoices say about the demo wholesaler. Everything is invented. */
export const demoCompany = {
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
  fax: '+49 89 99998 199',
  mail: `info@${mailDomain}`,
  website: `https://www.${mailDomain}`,
  managers: ['Henrike Aldinger', 'Tobias Reutter'],
  registerCourt: 'Amtsgericht Ulm',
  registerNumber: 'HRB 999999',
  taxNumber: '99/999/99999',
  vatId: 'DE999999999',
  bank: { name: 'Demo-Bank Ulm', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  creditorId: 'DE98ZZZ09999999999',
  timeZone: 'Europe/Berlin',
  /** Colours of the brand as CSS values. */
  colours: { primary: '#1f5d57', accent: '#d9822b' },
} as const
