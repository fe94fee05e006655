import type { ImportInput } from '@shop/contract/imports/kinds'
import { seededRandom } from '../shared/random.ts'
import type { Random } from '../shared/random.ts'
import { contactId, contactsPerPlant } from './contacts.ts'
import { lastName, street, towns } from './names.ts'

/** Customers other parts of the demo refer to. */
export const namedCustomers = {
  /** meister, geselle, azubi and chef work here. */
  tiler: '10001',
  /** buero works for these three. */
  builder: '10002',
  propertyManager: '10003',
  municipality: '10004',
  /** kundegesperrt works here. */
  locked: '10005',
  /** neu and agb work here. */
  bathroomStudio: '10006',
  /** Field sales log in under this number. */
  neutral: '99999',
} as const

export const customerCount = 300

type CustomerRow = ImportInput<'customers'>

// oxfmt-ignore
const named: readonly CustomerRow[] = [
  { kunnr: namedCustomers.tiler, name: 'Fliesen Baumgärtel GmbH', name2: 'Meisterbetrieb seit 1987', street: 'Handwerkerhof 7', plz: '89231', city: 'Neu-Ulm', vat_id: vatId(1), werks: '1000', contact: contactId('1000', 1), payment_days: 30, skonto_days: 10, skonto_percent: '3', payment_methods: ['invoice', 'sepa', 'card'] },
  { kunnr: namedCustomers.builder, name: 'Hoch- und Tiefbau Reisacher GmbH & Co. KG', street: 'Kiesgrubenweg 12', plz: '86368', city: 'Gersthofen', vat_id: vatId(2), werks: '1100', contact: contactId('1100', 2), payment_days: 30, skonto_days: 14, skonto_percent: '2', payment_methods: ['invoice', 'sepa'] },
  { kunnr: namedCustomers.propertyManager, name: 'Iller Hausverwaltung GmbH', street: 'Bahnhofstraße 40', plz: '87700', city: 'Memmingen', vat_id: vatId(3), werks: '1200', contact: contactId('1200', 0), payment_days: 14, payment_methods: ['invoice'] },
  { kunnr: namedCustomers.municipality, name: 'Gemeinde Oberbrenzingen', name2: 'Bauhof', street: 'Marktplatz 1', plz: '89537', city: 'Giengen an der Brenz', werks: '1500', contact: contactId('1500', 0), buyer_reference: '04011000-1234512345-06', payment_days: 30, payment_methods: ['invoice'] },
  { kunnr: namedCustomers.locked, name: 'Trockenbau Nirgendwo GmbH', street: 'Gewerbepark 3', plz: '88250', city: 'Weingarten', vat_id: vatId(5), werks: '1400', locked: true, payment_methods: ['invoice'] },
  { kunnr: namedCustomers.bathroomStudio, name: 'Badstudio Wellenreuther', street: 'Gartenstraße 18', plz: '88045', city: 'Friedrichshafen', vat_id: vatId(6), werks: '1400', contact: contactId('1400', 1), language: 'de', payment_methods: ['invoice', 'card'] },
]

/** How firms of each trade call themselves; {} stands for the owner's name or the town. */
const firms = [
  'Fliesen {}',
  'Fliesen {} GmbH',
  'Fliesenlegermeister {}',
  '{} Fliesen und Naturstein',
  '{} Bau GmbH',
  'Bauunternehmung {} GmbH & Co. KG',
  '{} Hochbau GmbH',
  'Zimmerei und Holzbau {}',
  'Bedachungen {} GmbH',
  'Spenglerei {}',
  'Trockenbau {} GmbH',
  '{} Innenausbau',
  'Stuckateurbetrieb {}',
  'Malerbetrieb {}',
  'Sanitär und Heizung {}',
  '{} Haustechnik GmbH',
  'Bad und Wärme {} GmbH',
  'Estrich {} GmbH',
  'Garten- und Landschaftsbau {}',
  'Hausmeisterservice {}',
  '{} Wohnbau GmbH',
  'Energieberatung und Sanierung {}',
]

/** Customers, with the neutral number of field sales last. */
export function* customerRows(): Generator<CustomerRow> {
  yield* named
  const random = seededRandom('customers')
  for (let number = named.length + 1; number <= customerCount; number += 1) yield firm(number, random)
  yield {
    kunnr: namedCustomers.neutral,
    name: 'Außendienst (neutrale Kundennummer)',
    street: 'Ziegelländeweg 1',
    plz: '89077',
    city: 'Ulm',
    werks: '1000',
    neutral: true,
  }
}

function firm(number: number, random: Random): CustomerRow {
  const [plz, city, werks] = random.pick(towns)
  const skonto = random.chance(0.6)
  return {
    kunnr: String(10_000 + number),
    name: random.pick(firms).replace('{}', lastName(random)),
    street: street(random),
    plz,
    city,
    vat_id: random.chance(0.94) ? vatId(number) : undefined,
    language: random.chance(0.05) ? 'en' : 'de',
    werks,
    contact: contactId(werks, random.integer(0, contactsPerPlant - 1)),
    locked: random.chance(0.02),
    payment_days: random.pick([14, 30, 30, 30, 60]),
    skonto_days: skonto ? random.pick([8, 10, 14]) : 0,
    skonto_percent: skonto ? random.pick(['2', '3']) : '0',
    payment_methods: random.chance(0.3) ? ['invoice', 'sepa'] : ['invoice'],
  }
}

/** A German VAT id with right check digit (ISO 7064 MOD 11,10), from the end of the range that is not in use. */
function vatId(number: number): string {
  const digits = String(99_900_000 + number)
  let product = 10
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10
    product = (sum * 2) % 11
  }
  return `DE${digits}${(11 - product) % 10}`
}
