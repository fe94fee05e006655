import { z } from 'zod'
import { decimalOut } from '../decimal.ts'
import { dayOut, momentOut } from '../ids.ts'
import { permissionNames } from '../permissions.ts'
import { budgetTypes, salesPeriods } from '../user-words.ts'

/** What is told of a user in a list, too. */
export const userStateOut = {
  userId: z.string(),
  alias: z.string(),
  mail: z.string(),
  phone: z.string(),
  /** none: no password yet; initial: one to be replaced at login; own: one of his own choice. */
  password: z.enum(['none', 'initial', 'own']),
  active: z.boolean(),
  locked: z.boolean(),
  master: z.boolean(),
  budgetManager: z.boolean(),
  budgetActive: z.boolean(),
  isOciUser: z.boolean(),
  /** When access data were last sent. */
  letterSentAt: momentOut.nullable(),
  /** Whether it is the asking user himself. */
  isOwn: z.boolean(),
}

/** A user of a customer as those see him who manage users. */
export const managedUserOut = z.object({
  ...userStateOut,
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fax: z.string(),
  language: z.enum(['de', 'en']),
  /** The customer's. */
  currency: z.string(),
  acceptedTerms: z.boolean(),
  selfRegistered: z.boolean(),
  changeable: z.enum(['all', 'access', 'nothing']).meta({
    description:
      'all; access: he acts for further customers, so that only his shop access is changed here; nothing: he is a master user and who asks is none',
  }),
  wayInChangeable: z.boolean().meta({
    description:
      'Whether who asks may give him a password or another mail address: not where he may do what who asks may not',
  }),
  /** Whether who asks may make master users and budget managers. */
  rolesChangeable: z.boolean(),
  permissions: z.array(
    z.object({ name: z.enum(permissionNames), held: z.boolean(), changeable: z.boolean() }),
  ),
  /** Customer numbers of who asks, and whether this user may act for them. */
  accesses: z.array(
    z.object({ kunnr: z.string(), name: z.string(), city: z.string(), assigned: z.boolean() }),
  ),
  budgets: z.array(
    z.object({
      type: z.enum(budgetTypes),
      amount: decimalOut,
      currency: z.string(),
      lock: z.boolean(),
      validFrom: dayOut,
      validTo: dayOut,
      /** Net, of the running period; null for a budget per order, and for whoever may not see net prices or orders. */
      used: decimalOut.nullable(),
    }),
  ),
  /** Net turnover with the customer; null for whoever may not see net prices or orders. */
  sales: z
    .array(z.object({ period: z.enum(salesPeriods), from: dayOut, to: dayOut, amount: decimalOut }))
    .nullable(),
  /** Catalogues of the customer, which the user may be given, and those the wholesaler has given him. */
  catalogs: z.array(
    z.object({
      catalog: z.string(),
      name: z.string(),
      assigned: z.boolean(),
      exclusive: z.boolean(),
      active: z.boolean(),
      validFrom: dayOut,
      validTo: dayOut,
      language: z.string(),
      currency: z.string(),
      changeable: z.boolean(),
    }),
  ),
  /** What a write of each part names as seen. */
  versions: z.object({
    data: z.string(),
    permissions: z.string(),
    access: z.string(),
    budget: z.string(),
    catalogs: z.string(),
  }),
})
