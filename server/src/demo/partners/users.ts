import type { ImportInput } from '@shop/contract/imports/kinds'
import type { Permission } from '@shop/contract/permissions'
import { permissionNames } from '@shop/contract/permissions'
import { mailDomain } from '../company/company.ts'
import { seededRandom } from '../shared/random.ts'
import type { Random } from '../shared/random.ts'
import { customerRows, namedCustomers } from './customers.ts'
import { asciiName, firstName, lastName } from './names.ts'

type UserRow = ImportInput<'users'>

const { tiler, builder, propertyManager, municipality, locked, bathroomStudio, neutral } = namedCustomers

const ordering: Permission[] = [
  'BASKETS_MANAGE',
  'ORDERS_PLACE',
  'OFFERS_REQUEST',
  'DOCUMENTS_ORDERS',
  'DOCUMENTS_DELIVERIES',
  'RETURNS_CREATE',
  'ADDRESSES_FREE',
]
const office: Permission[] = [
  ...ordering,
  'NET_PRICES',
  'DOCUMENTS_OFFERS',
  'DOCUMENTS_INVOICES',
  'LISTS_SHARE',
  'ADDRESSES_MANAGE',
  'DATA_DOWNLOAD',
]
const budgeted: Permission[] = [
  'BASKETS_MANAGE',
  'ORDERS_PLACE',
  'NET_PRICES',
  'DOCUMENTS_ORDERS',
  'DOCUMENTS_DELIVERIES',
]
const all: Permission[] = [...permissionNames]

/** Users with a name of their own in the documentation; their passwords are in `accounts.ts`. */
const namedUsers: readonly UserRow[] = [
  person('U100001', 'meister', 'Herr', 'Karl', 'Baumgärtel', [tiler], all, { master: true }),
  person('U100002', 'geselle', 'Herr', 'Deniz', 'Yilmaz', [tiler], ordering),
  person('U100003', 'azubi', 'Frau', 'Leonie', 'Kling', [tiler], budgeted, { budgetActive: true }),
  person('U100004', 'chef', 'Frau', 'Sabine', 'Baumgärtel', [tiler], [...office, 'BUDGETS_RELEASE'], {
    budgetManager: true,
  }),
  person('U100005', 'buero', 'Frau', 'Renate', 'Hofmann', [builder, propertyManager, municipality], office),
  person('U100006', 'gesperrt', 'Herr', 'Peter', 'Schlosser', [builder], ordering, { locked: true }),
  person('U100007', 'kundegesperrt', 'Herr', 'Ingo', 'Nirgendwo', [locked], office),
  person('U100008', 'neu', 'Frau', 'Paula', 'Anfang', [bathroomStudio], office),
  person('U100009', 'agb', 'Herr', 'Valentin', 'Wellenreuther', [bathroomStudio], office, { master: true }),
  person('U100010', 'oci-reisacher', 'Firma', '', 'Hoch- und Tiefbau Reisacher', [builder], office, {
    isOciUser: true,
  }),
  person('U100011', 'ehemalig', 'Herr', 'Otto', 'Früher', [tiler], ordering, { active: false }),
]

/** The wholesaler's own people: field sales for every customer, a clerk, an administrator. */
function* ownPeople(): Generator<UserRow> {
  const everyone = [...customerRows()].map(({ kunnr }) => String(kunnr)).filter((kunnr) => kunnr !== neutral)
  yield person('S000001', 'adm', 'Herr', 'Jochen', 'Wanderer', [neutral, ...everyone], all, { isAdma: true })
  yield person('S000002', 'innendienst', 'Frau', 'Marion', 'Schalter', [], all, { staff: 'clerk' })
  yield person('S000003', 'it', 'Herr', 'Bernhard', 'Kabel', [], all, { staff: 'admin' })
}

/** Users of every kind, then one to three for each further customer. */
export function* userRows(): Generator<UserRow> {
  yield* namedUsers
  yield* ownPeople()
  const random = seededRandom('users')
  const shown = new Set<string>(Object.values(namedCustomers))
  let number = 200_000
  for (const { kunnr } of customerRows()) {
    if (shown.has(String(kunnr))) continue
    const count = random.pick([1, 1, 2, 3])
    for (let index = 0; index < count; index += 1) {
      number += 1
      yield employee(`U${number}`, String(kunnr), index === 0, random)
    }
  }
}

function employee(userId: string, kunnr: string, master: boolean, random: Random): UserRow {
  const last = lastName(random)
  const permissions = master ? all : random.pick([ordering, office, budgeted])
  return person(
    userId,
    `${asciiName(last)}-${userId.slice(1)}`,
    random.pick(['Herr', 'Frau']),
    firstName(random),
    last,
    [kunnr],
    permissions,
    {
      master,
      active: random.chance(0.95),
      language: random.chance(0.06) ? 'en' : 'de',
    },
  )
}

function person(
  userId: string,
  alias: string,
  title: string,
  first: string,
  lastNameOrFirm: string,
  kunnrs: string[],
  permissions: Permission[],
  more: Partial<UserRow> = {},
): UserRow {
  return {
    userId,
    alias,
    title,
    firstName: first,
    lastName: lastNameOrFirm,
    mail: `${alias}@${more.staff || more.isAdma ? mailDomain : 'kunde.example'}`,
    phone: '+49 89 99998 555',
    kunnrs,
    permissions,
    ...more,
  }
}
