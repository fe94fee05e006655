import { z } from 'zod'
import { defineResource } from '../define-resource.ts'
import { flagIn } from '../flag.ts'
import { idIn, idOut, momentOut, wholeIn } from '../ids.ts'
import { permissionNames } from '../permissions.ts'

export const sessionState = z.object({
  isLoggedIn: z.boolean(),
  isGuest: z.boolean(),
  isAdma: z.boolean(),
  /** ADM who has not chosen a customer yet. */
  admaPending: z.boolean(),
  staffRole: z.enum(['clerk', 'admin']).nullable(),
  kunnr: z.string(),
  customerName: z.string(),
  /** More than one customer number to choose from. */
  hasSeveralCustomers: z.boolean(),
  /** Whom a page was made for; it stays when the alias is changed. */
  userId: z.string(),
  userAlias: z.string(),
  userName: z.string(),
  currency: z.string(),
  language: z.enum(['de', 'en']),
  addToBasketMode: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  showNetPrice: z.boolean(),
  showAvailability: z.boolean(),
  acceptedTerms: z.boolean(),
  master: z.boolean(),
  budgetManager: z.boolean(),
  permissions: z.array(z.enum(permissionNames)),
})

export const session = defineResource('session', {
  GET_SESSION: {
    method: 'GET',
    access: 'open',
    summary: 'Who is asking: user, customer, currency, permissions.',
    input: z.object({}),
    output: sessionState,
    errors: [],
  },
  LOGIN: {
    method: 'POST',
    access: 'open',
    summary: 'Signs in. With an initial password both new passwords must come along.',
    input: z.object({
      user_alias: z.string().max(120),
      password: z.string().max(256),
      password_new1: z.string().max(256).optional(),
      password_new2: z.string().max(256).optional(),
    }),
    output: sessionState,
    errors: [
      'INVALID_CREDENTIALS',
      'USER_LOCKED',
      'CUSTOMER_LOCKED',
      'INITIAL_PASSWORD',
      'INITIAL_PASSWORD_EXPIRED',
      'TOO_MANY_ATTEMPTS',
    ],
  },
  LOGOUT: {
    method: 'POST',
    access: 'open',
    summary: 'Ends the session.',
    input: z.object({}),
    output: z.object({}),
    errors: [],
  },
  ACCEPT_TERMS: {
    method: 'POST',
    access: 'pending',
    summary: 'Accepts the terms of use: those in force, or refuses where another version is named.',
    input: z.object({ version: z.string().max(40).optional() }),
    output: sessionState,
    errors: [],
  },
  GET_CUSTOMERS: {
    method: 'GET',
    access: 'pending',
    summary: 'Customers the user may act for, favourites first.',
    input: z.object({
      query: z.string().max(80).optional(),
      start: wholeIn(0, 100_000).optional(),
      rows: wholeIn(1, 200).optional(),
    }),
    output: z.object({
      customers: z.array(
        z.object({
          kunnr: z.string(),
          name: z.string(),
          street: z.string(),
          plz: z.string(),
          city: z.string(),
          favourite: z.boolean(),
          active: z.boolean(),
          locked: z.boolean(),
        }),
      ),
      numFound: z.number().int(),
    }),
    errors: [],
  },
  SELECT_CUSTOMER: {
    method: 'POST',
    access: 'pending',
    summary: 'Acts for another assigned customer from now on; the session token is renewed.',
    input: z.object({ kunnr: z.string().min(1).max(20) }),
    output: sessionState,
    errors: ['CUSTOMER_NOT_ASSIGNED', 'CUSTOMER_LOCKED'],
  },
  SET_FAVOURITE: {
    method: 'POST',
    access: 'pending',
    summary: 'Marks an assigned customer as favourite, or not.',
    input: z.object({ kunnr: z.string().min(1).max(20), favourite: flagIn }),
    output: z.object({}),
    errors: ['CUSTOMER_NOT_ASSIGNED'],
  },
  GET_SESSIONS: {
    method: 'GET',
    access: 'signed-in',
    summary: 'Where the user is signed in, the latest used first; the newest fifty with their number.',
    input: z.object({}),
    output: z.object({
      sessions: z.array(
        z.object({
          id: idOut,
          /** What the browser says it is (User-Agent), cut. */
          userAgent: z.string(),
          createdAt: momentOut,
          /** To the minute. */
          lastSeenAt: momentOut,
          /** The one that asks. */
          current: z.boolean(),
        }),
      ),
      numFound: z.number().int(),
    }),
    errors: [],
  },
  END_SESSION: {
    method: 'POST',
    access: 'signed-in',
    summary: 'Ends a session of the user, such as that of a lost phone.',
    input: z.object({ session_id: idIn }),
    output: z.object({}),
    errors: ['NOT_FOUND'],
  },
  END_OTHER_SESSIONS: {
    method: 'POST',
    access: 'signed-in',
    summary: 'Ends all sessions of the user but the one that asks.',
    input: z.object({}),
    output: z.object({}),
    errors: [],
  },
  SET_LANGUAGE: {
    method: 'POST',
    access: 'open',
    summary: 'Language of the interface, kept with the user or in a cookie.',
    input: z.object({ language: z.enum(['de', 'en']) }),
    output: z.object({}),
    errors: [],
  },
})
