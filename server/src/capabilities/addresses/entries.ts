import type { Permission } from '@shop/contract/permissions'
import { type Place, placeOf } from './place.ts'

/** Id under which the customer's own address stands among the delivery addresses. */
export const customerAddressId = 'customer'

/** An address as the store has it, with the open request to delete it. */
export type StoredAddress = Place & {
  id: string
  userId: string | null
  global: boolean
  isDefault: boolean
  version: number
  deletionId: string | null
  deletionAt: Date | null
}

/** The customer himself, and what the user has chosen as his default; '' for nothing. */
export type Home = { customer: Place; usual: string }

/** Everything about an address that a user of the customer may know. */
export type Entry = Place & {
  id: string
  isDefault: boolean
  isGlobal: boolean
  version: number
  own: boolean
  editable: boolean
  deletable: boolean
  deletionRequestable: boolean
  deletion: { id: string; createdAt: string } | null
}

/** Where a user's goods may go; exactly one entry is the default, and stands first. */
export type Book = {
  entries: Entry[]
  /** What the user has chosen as his default, as long as it is there; '' for none. */
  usual: string
  /** What the user has chosen as his default is gone. */
  defaultGone: boolean
}

/**
 * The delivery addresses of a customer as a user has them: his own and those of all, then the customer's address. The
 * default is the user's choice, else the customer's by the ERP, else the customer's address. By name as people sort them,
 * "Haus 9" before "Haus 10", whatever the database's locale.
 */
export function bookOf(
  stored: readonly StoredAddress[],
  { customer, usual }: Home,
  permissions: ReadonlySet<Permission>,
): Book {
  const mayManage = permissions.has('ADDRESSES_MANAGE')
  const sorted = stored.toSorted(
    (one, other) => byName.compare(one.name, other.name) || byName.compare(one.id, other.id),
  )
  const entries: Entry[] = [
    ...sorted.map((address) => ({
      ...placeOf(address),
      id: address.id,
      isDefault: false,
      isGlobal: address.global,
      version: address.version,
      own: address.userId !== null,
      editable: mayManage && !address.global,
      deletable: mayManage && !address.global,
      deletionRequestable: mayManage && address.global && address.deletionId === null,
      deletion:
        address.deletionId === null || address.deletionAt === null
          ? null
          : { id: address.deletionId, createdAt: address.deletionAt.toISOString() },
    })),
    {
      ...placeOf(customer),
      id: customerAddressId,
      isDefault: false,
      isGlobal: true,
      version: 1,
      own: false,
      editable: false,
      deletable: false,
      deletionRequestable: false,
      deletion: null,
    },
  ]
  const chosen = entries.find(({ id }) => id === usual)
  const ofErp = sorted.find(({ isDefault }) => isDefault)?.id ?? customerAddressId
  const preferred = chosen?.id ?? ofErp
  return {
    entries: entries
      .map((entry) => ({ ...entry, isDefault: entry.id === preferred }))
      .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault)),
    usual: chosen?.id ?? '',
    defaultGone: usual !== '' && chosen === undefined,
  }
}

const byName = new Intl.Collator('de', { numeric: true })

/** Entries that hold every word in one of their fields, 'Müller' and 'Mueller' alike. */
export function entriesLike(entries: readonly Entry[], query: string): Entry[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  return entries.filter(({ firstName, name, street, plz, city }) => {
    const text = plain([firstName, name, street, plz, city].join(' '))
    return words.every((word) => text.includes(word))
  })
}

const writtenOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => writtenOut[letter] ?? letter)
