import { z } from 'zod'
import { permissionNames } from '../permissions.ts'
import {
  currency,
  day,
  deletable,
  flag,
  integer,
  key,
  kunnr,
  language,
  list,
  nonNegativeMoney,
  rate,
  text,
  werks,
} from './fields.ts'

/** contacts: key `id`. The wholesaler's people a customer sees as his contact. */
export const contact = z.object({
  id: key(40),
  name: text(120).min(1),
  role: text(120).optional(),
  phone: text(40).optional(),
  mail: text(120).optional(),
  picture: text(500).optional(),
  ...deletable,
})

/** customers: key `kunnr`. */
export const customer = z.object({
  kunnr,
  name: text(120).min(1),
  name2: text(120).optional(),
  street: text(120).default(''),
  plz: text(10).default(''),
  city: text(80).default(''),
  country: text(2).default('DE'),
  vat_id: text(20).optional(),
  currency: currency.default('EUR'),
  language: language.default('de'),
  /** The customer's branch. */
  werks: werks.optional(),
  contact: key(40).optional(),
  locked: flag.optional(),
  /** Payment terms: due after `payment_days`; `skonto_percent` off when paid within `skonto_days`. */
  payment_days: integer.min(0).default(30),
  skonto_days: integer.min(0).default(0),
  skonto_percent: rate.default('0'),
  payment_methods: list(z.enum(['invoice', 'sepa', 'card'])).default(['invoice']),
  /** Reference demanded by public buyers on every invoice (Leitweg-ID). */
  buyer_reference: text(50).optional(),
  /** The neutral number under which field sales log in before choosing a customer. */
  neutral: flag.optional(),
  ...deletable,
})

/** users: key `userId`. Passwords are never imported; a new user gets an initial one by letter or mail, or by reset. */
export const user = z.object({
  userId: key(40),
  alias: text(80).min(2),
  title: text(20).optional(),
  firstName: text(80).default(''),
  lastName: text(120).min(1),
  mail: z.email().max(120).optional(),
  phone: text(40).optional(),
  fax: text(40).optional(),
  language: language.default('de'),
  locked: flag.default(false),
  active: flag.default(true),
  master: flag.default(false),
  budgetManager: flag.default(false),
  budgetActive: flag.default(false),
  isOciUser: flag.default(false),
  isAdma: flag.default(false),
  /** Staff of the wholesaler: clerk, administrator. */
  staff: z.enum(['clerk', 'admin']).optional(),
  /** Customer numbers the user may act for; the first is the one he starts with. */
  kunnrs: list(kunnr).default([]),
  permissions: list(z.enum(permissionNames)).optional(),
  ...deletable,
})

/**
 * addresses: key `id`. Delivery addresses of a customer; `global` ones belong to the ERP. Others are handed over: what
 * the customer's users make of one in the shop stays, and so does what they delete. The shop's own ids are not the ERP's.
 */
export const address = z.object({
  id: key(40),
  kunnr,
  firstName: text(80).optional(),
  name: text(120).min(1),
  street: text(120),
  plz: text(10),
  city: text(80),
  country: text(2).default('DE'),
  global: flag.default(true),
  default: flag.default(false),
  ...deletable,
})

/** budgets: key (`userId`, `kunnr`, `type`). */
export const budget = z.object({
  userId: key(40),
  kunnr,
  type: z.enum(['order', 'daily', 'weekly', 'monthly', 'yearly']),
  amount: nonNegativeMoney,
  currency: currency.default('EUR'),
  lock: flag.default(false),
  valid_from: day.default('1900-01-01'),
  valid_to: day.default('9999-12-31'),
  ...deletable,
})
