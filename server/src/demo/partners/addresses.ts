import type { ImportInput } from '@shop/contract/imports/kinds'
import { seededRandom } from '../shared/random.ts'
import { lastName, street, towns } from './names.ts'
import { customerRows, namedCustomers } from './customers.ts'

const sites = ['Baustelle Neubau {}', 'Bauvorhaben {}', 'Wohnanlage {}', 'Lager {}', 'Sanierung {}'] as const

/** Building sites of the customers whose accounts are shown. */
const siteCounts: Record<string, number> = { [namedCustomers.tiler]: 4, [namedCustomers.builder]: 8 }

/** Delivery addresses the ERP keeps: each customer's own, and building sites for one in three. */
export function* addressRows(): Generator<ImportInput<'addresses'>> {
  const random = seededRandom('addresses')
  for (const customer of customerRows()) {
    if (customer.neutral) continue
    const kunnr = String(customer.kunnr)
    const { name, street: ownStreet = '', plz = '', city = '' } = customer
    yield { id: `A${kunnr}-0`, kunnr, name, street: ownStreet, plz, city, global: true, default: true }
    const extra = siteCounts[kunnr] ?? (random.chance(0.33) ? random.integer(1, 3) : 0)
    for (let index = 1; index <= extra; index += 1) {
      const [sitePlz, siteCity] = random.pick(towns)
      yield {
        id: `A${kunnr}-${index}`,
        kunnr,
        name: random.pick(sites).replace('{}', lastName(random)),
        street: street(random),
        plz: sitePlz,
        city: siteCity,
        global: true,
        default: false,
      }
    }
  }
}
