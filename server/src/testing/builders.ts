import { type Permission, permissionNames } from '@shop/contract/permissions'
import {
  catalogArticles,
  catalogAssignments,
  catalogCategories,
  catalogs,
} from '../capabilities/assortment/tables.ts'
import { customers } from '../capabilities/customers/tables.ts'
import { shopSettings } from '../capabilities/shop/tables.ts'
import { hashPassword } from '../capabilities/users/public.ts'
import { userCustomers, userPermissions, users } from '../capabilities/users/tables.ts'
import type { Db } from '../db/connection.ts'

let counter = 0
const next = () => String(++counter).padStart(6, '0')

export const testPassword = 'Fliese60x120!'
let testPasswordHash: Promise<string> | undefined

/** Of an actor who has no user catalogue. */
export const openAssortment = { open: true, catalogs: [] }

type Insert<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>

/** A customer; give only what matters to the test. */
export async function aCustomer(db: Db, given: Insert<typeof customers> = {}) {
  const number = next()
  const [customer] = await db
    .insert(customers)
    .values({
      kunnr: `1${number}`,
      name: `Fliesen Meier ${number}`,
      street: 'Werkstraße 5',
      plz: '80331',
      city: 'München',
      country: 'DE',
      currency: 'EUR',
      language: 'de',
      paymentDays: 30,
      skontoDays: 10,
      skontoPercent: '2',
      paymentMethods: ['invoice'],
      ...given,
    })
    .returning()
  if (customer === undefined) throw new Error('no customer was built')
  return customer
}

type UserGiven = Insert<typeof users> & {
  /** Customers he may act for, the first is the one he starts with; a new one when left out. */
  kunnrs?: string[]
  /** All when left out. */
  permissions?: readonly Permission[]
  without?: readonly Permission[]
}

/** A user who has accepted the terms and may do everything, unless the test says otherwise. */
export async function aUser(db: Db, { kunnrs, permissions, without = [], ...given }: UserGiven = {}) {
  const number = next()
  testPasswordHash ??= hashPassword(testPassword)
  const assigned = kunnrs ?? [(await aCustomer(db)).kunnr]
  const [user] = await db
    .insert(users)
    .values({
      userId: `U${number}`,
      alias: `user-${number}`,
      firstName: 'Mia',
      lastName: `Meier ${number}`,
      mail: `mia.${number}@meier.example`,
      language: 'de',
      passwordHash: await testPasswordHash,
      initialPassword: false,
      acceptedTermsVersion: '1',
      ...given,
    })
    .returning()
  if (user === undefined) throw new Error('no user was built')
  if (assigned.length > 0) {
    await db
      .insert(userCustomers)
      .values(assigned.map((kunnr, sort) => ({ userId: user.userId, kunnr, sort })))
  }
  const held = (permissions ?? permissionNames).filter((name) => !without.includes(name))
  if (held.length > 0)
    await db.insert(userPermissions).values(held.map((permission) => ({ userId: user.userId, permission })))
  return { ...user, kunnr: assigned[0] ?? '', password: testPassword }
}

/** Locks the shop, or opens it. */
export async function lockShop(db: Db, locked = true) {
  const value = { locked, message: { de: 'Wartung bis 12 Uhr', en: 'Maintenance until noon' } }
  await db
    .insert(shopSettings)
    .values({ key: 'lock', value })
    .onConflictDoUpdate({ target: shopSettings.key, set: { value } })
}

/** Switches the automatic guest mode. */
export async function guestMode(db: Db, active = true) {
  const value = { active }
  await db
    .insert(shopSettings)
    .values({ key: 'guestMode', value })
    .onConflictDoUpdate({ target: shopSettings.key, set: { value } })
}

/** Terms of use in force, of the version users of tests have accepted. */
export async function termsOfUse(db: Db) {
  await db.insert(shopSettings).values({ key: 'terms', value: { version: '1' } })
}

/**
 * A user catalogue of these articles and categories, assigned to a customer, a user or nobody, without end unless the
 * test says otherwise.
 */
export async function aCatalog(
  db: Db,
  {
    articles = [],
    categories = [],
    to = [],
    reserved = false,
  }: {
    articles?: readonly string[]
    categories?: readonly string[]
    to?: readonly Partial<typeof catalogAssignments.$inferInsert>[]
    reserved?: boolean
  },
) {
  const id = `T${next()}`
  await db.insert(catalogs).values({ id, name: { de: `Katalog ${id}` }, reserved })
  for (const matnr of articles) await db.insert(catalogArticles).values({ catalog: id, matnr })
  for (const category of categories) await db.insert(catalogCategories).values({ catalog: id, category })
  const always = { validFrom: '1900-01-01', validTo: '9999-12-31' }
  for (const given of to) await db.insert(catalogAssignments).values({ catalog: id, ...always, ...given })
  return id
}
