import type { ImportInput } from '@shop/contract/imports/kinds'
import { mailDomain } from '../company/company.ts'
import { seededRandom } from '../shared/random.ts'
import { asciiName, firstName, lastName } from './names.ts'
import { plants } from './plants.ts'

const roles = [
  'Verkauf Innendienst',
  'Fachberatung Fliese',
  'Fachberatung Rohbau und Dach',
  'Außendienst',
] as const

/** Number of people per branch. */
export const contactsPerPlant = roles.length

/** Key of a branch's contact; `index` counts from 0. */
export function contactId(werks: string, index: number): string {
  return `AP-${werks}-${index + 1}`
}

/** The wholesaler's people whom customers see as their contact. */
export function* contactRows(): Generator<ImportInput<'contacts'>> {
  const random = seededRandom('contacts')
  for (const { werks, line } of plants)
    for (const [index, role] of roles.entries()) {
      const first = firstName(random)
      const last = lastName(random)
      yield {
        id: contactId(werks, index),
        name: `${first} ${last}`,
        role,
        phone: `+49 89 99998 ${Number(line) + index + 1}`,
        mail: `${asciiName(first)}.${asciiName(last)}@${mailDomain}`,
      }
    }
}
