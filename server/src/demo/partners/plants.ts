import type { ImportInput } from '@shop/contract/imports/kinds'
import { mailDomain } from '../company/company.ts'

interface Plant {
  werks: string
  name: string
  street: string
  plz: string
  city: string
  state: 'BY' | 'BW'
  latitude: string
  longitude: string
  /** Share of the assortment in stock here. */
  share: number
  /** Last three digits of the phone number. */
  line: string
  /** Postcode beginnings the plant's lorries serve, with the days (1 Monday … 5 Friday). */
  tours: readonly [plz: string, days: readonly number[]][]
}

/** The branches; streets are invented, towns and positions are real so that distances are believable. */
// oxfmt-ignore
export const plants: readonly Plant[] = [
  { werks: '1000', name: 'Zentrallager Ulm', street: 'Ziegelländeweg 1', plz: '89077', city: 'Ulm', state: 'BW', latitude: '48.3871', longitude: '9.9526', share: 0.95, line: '100', tours: [['890', [1, 2, 3, 4, 5]], ['891', [1, 3, 5]], ['892', [1, 2, 4]], ['895', [2, 4]], ['730', [3]]] },
  { werks: '1100', name: 'Niederlassung Augsburg', street: 'Am Gleisdreieck 14', plz: '86153', city: 'Augsburg', state: 'BY', latitude: '48.3812', longitude: '10.9036', share: 0.7, line: '110', tours: [['861', [1, 2, 3, 4, 5]], ['863', [1, 3, 5]], ['864', [2, 4]], ['865', [2]], ['866', [4]]] },
  { werks: '1200', name: 'Niederlassung Memmingen', street: 'Kalkofenstraße 22', plz: '87700', city: 'Memmingen', state: 'BY', latitude: '47.9878', longitude: '10.1812', share: 0.5, line: '120', tours: [['877', [1, 2, 3, 4, 5]], ['876', [2, 4]], ['883', [1, 3, 5]]] },
  { werks: '1300', name: 'Niederlassung Kempten', street: 'Illerhochufer 8', plz: '87437', city: 'Kempten (Allgäu)', state: 'BY', latitude: '47.7267', longitude: '10.3139', share: 0.45, line: '130', tours: [['874', [1, 2, 3, 4, 5]], ['875', [1, 3, 5]], ['881', [2, 4]]] },
  { werks: '1400', name: 'Niederlassung Ravensburg', street: 'Schussenbogen 31', plz: '88212', city: 'Ravensburg', state: 'BW', latitude: '47.7819', longitude: '9.6107', share: 0.4, line: '140', tours: [['882', [1, 2, 3, 4, 5]], ['880', [2, 4]], ['884', [1, 3, 5]], ['885', [3]]] },
  { werks: '1500', name: 'Abholmarkt Heidenheim', street: 'Steinheimer Steige 5', plz: '89518', city: 'Heidenheim an der Brenz', state: 'BW', latitude: '48.6784', longitude: '10.1516', share: 0.3, line: '150', tours: [['894', [1, 2, 3, 4, 5]], ['895', [1, 3, 5]], ['734', [2, 4]]] },
]

/** Rows of the branches, with early hours for the trade. */
export function* plantRows(): Generator<ImportInput<'plants'>> {
  for (const { share: _share, line, tours: _tours, ...plant } of plants)
    yield {
      ...plant,
      // number range the regulator keeps free for fiction
      phone: `+49 89 99998 ${line}`,
      mail: `${plant.city.split(' ')[0]?.toLowerCase()}@${mailDomain}`,
      opening_hours: [
        ...[1, 2, 3, 4, 5].map((day) => ({ day, from: '06:30', to: day === 5 ? '16:30' : '17:30' })),
        { day: 6, from: '07:30', to: '12:00' },
      ],
      pickup_cutoff: plant.werks === '1500' ? '14:00' : '15:00',
      delivery_cutoff: plant.werks === '1000' ? '15:00' : '14:00',
      pickup: true,
    }
}

/** Rows of the lorries' tours. */
export function* tourRows(): Generator<ImportInput<'tours'>> {
  for (const { werks, tours } of plants)
    for (const [plz, days] of tours) yield { plz, werks, days: [...days] }
}
