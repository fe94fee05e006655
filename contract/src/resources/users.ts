import { z } from 'zod'
import { defineResource } from '../define-resource.ts'
import { flagIn, optionalFlag } from '../flag.ts'
import { optionalQuery } from '../ids.ts'
import { day, nonNegativeMoney } from '../imports/fields.ts'
import { pageIn } from '../paging.ts'
import { permissionNames } from '../permissions.ts'
import { budgetTypes, userFilters } from '../user-words.ts'
import { managedUserOut, userStateOut } from './managed-user.ts'

const access = { permission: 'USERS_MANAGE' } as const
const target = { user_id: z.string().min(1).max(40) }
/** What was seen of the part that is written; where it is another by now, nothing is saved. */
const seen = { ...target, version: z.string().max(80).optional() }
const name = (max: number) => z.string().trim().max(max)

const dataIn = {
  user_alias: name(80).min(3).optional(),
  title: name(20).optional(),
  first_name: name(80).optional(),
  last_name: name(120).min(1).optional(),
  mail: z.union([z.email().max(120), z.literal('')]).optional(),
  phone: name(40).optional(),
  fax: name(40).optional(),
  language: z.enum(['de', 'en']).optional(),
  master: flagIn.optional(),
  budget_manager: flagIn.optional(),
}

/**
 * The people of a customer, for who may manage them. A user who is not one of the customer acted for, and the wholesaler's
 * own people, are not found. Whatever takes something away from a user ends his sessions.
 */
export const users = defineResource('users', {
  GET_USERS: {
    method: 'GET',
    access,
    summary: 'The users of the customer by name; `query` is looked for in names, login name, mail and phone.',
    input: z.object({
      query: z.string().max(80).optional(),
      only: optionalQuery(z.enum(userFilters)),
      ...pageIn(100),
    }),
    output: z.object({
      users: z.array(z.object({ ...userStateOut, name: z.string() })),
      numFound: z.number().int(),
    }),
    errors: [],
  },
  GET_USER: {
    method: 'GET',
    access,
    summary:
      'A user with permissions, shop access, budgets, turnover and catalogues, and what of them may be changed.',
    input: z.object(target),
    output: z.object({ user: managedUserOut }),
    errors: ['USER_NOT_FOUND'],
  },
  CREATE_USER: {
    method: 'POST',
    access,
    summary:
      'Creates a user of the customer acted for. Without `permissions` he gets those that who creates him holds and may give; with `invite` a link to choose a password is mailed.',
    input: z.object({
      ...dataIn,
      user_alias: name(80).min(3),
      last_name: name(120).min(1),
      permissions: z.array(z.enum(permissionNames)).max(50).optional(),
      invite: optionalFlag,
    }),
    output: z.object({ userId: z.string() }),
    errors: ['NO_AUTHORIZATION'],
  },
  EDIT_USER: {
    method: 'POST',
    access,
    summary:
      'Changes the data of a user; only fields that are sent change. Roles are given by master users; the mail address of who holds a permission that the sender lacks stays.',
    input: z.object({ ...seen, ...dataIn }),
    output: z.object({}),
    errors: ['USER_NOT_FOUND', 'NO_AUTHORIZATION', 'CHANGED_MEANWHILE', 'OWN_ACCOUNT', 'LAST_MASTER'],
  },
  LOCK_USER: {
    method: 'POST',
    access,
    summary:
      'Locks a user: his sessions end and he cannot sign in. Nobody locks himself or the last master user.',
    input: z.object(target),
    output: z.object({}),
    errors: ['USER_NOT_FOUND', 'NO_AUTHORIZATION', 'OWN_ACCOUNT', 'LAST_MASTER'],
  },
  UNLOCK_USER: {
    method: 'POST',
    access,
    summary: 'Lets a locked user sign in again.',
    input: z.object(target),
    output: z.object({}),
    errors: ['USER_NOT_FOUND', 'NO_AUTHORIZATION'],
  },
  ACTIVATE_USER: {
    method: 'POST',
    access,
    summary: 'Activates a user that is not active.',
    input: z.object(target),
    output: z.object({}),
    errors: ['USER_NOT_FOUND', 'NO_AUTHORIZATION'],
  },
  DELETE_USER: {
    method: 'POST',
    access,
    summary:
      'Deletes a user with his baskets, own lists and marks; documents and shared lists stay. Nobody deletes himself or the last master user.',
    input: z.object(target),
    output: z.object({}),
    errors: ['USER_NOT_FOUND', 'NO_AUTHORIZATION', 'OWN_ACCOUNT', 'LAST_MASTER'],
  },
  SEND_ACCESS_DATA: {
    method: 'POST',
    access,
    summary: 'Mails a user a link to choose a password, valid for 14 days; at most three in an hour.',
    input: z.object(target),
    output: z.object({}),
    errors: ['USER_NOT_FOUND', 'NO_AUTHORIZATION', 'OWN_ACCOUNT', 'STATE_NOT_ALLOWED', 'TOO_MANY_ATTEMPTS'],
  },
  PRINT_ACCESS_DATA: {
    method: 'POST',
    access,
    summary:
      'Gives a user an initial password, printed as a letter: his own password and his sessions are over. Nobody prints his own, or that of who holds a permission that he lacks.',
    input: z.object(target),
    output: z.object({ name: z.string(), pdf: z.base64() }),
    errors: ['USER_NOT_FOUND', 'NO_AUTHORIZATION', 'OWN_ACCOUNT', 'STATE_NOT_ALLOWED'],
  },
  SET_INITIAL_PASSWORD: {
    method: 'POST',
    access,
    summary:
      'Gives a user an initial password of the sender’s choice, which he replaces at his next login: his own password and his sessions are over, and a mail tells him. Not for who holds a permission that the sender lacks; the own password is changed in the settings.',
    input: z.object({
      ...target,
      password_new1: z.string().max(256),
      password_new2: z.string().max(256),
    }),
    output: z.object({}),
    errors: ['USER_NOT_FOUND', 'NO_AUTHORIZATION', 'OWN_ACCOUNT', 'STATE_NOT_ALLOWED'],
  },
  SET_PERMISSIONS: {
    method: 'POST',
    access,
    summary:
      'The permissions a user shall have of those that may be changed here; those that only support changes stay. Nobody gives what he does not hold. His sessions end; the own permissions change only where `confirmed`.',
    input: z.object({
      ...seen,
      permissions: z.array(z.enum(permissionNames)).max(50),
      confirmed: optionalFlag,
    }),
    output: z.object({ signedOut: z.boolean().meta({ description: 'Whether the own sessions ended' }) }),
    errors: ['USER_NOT_FOUND', 'NO_AUTHORIZATION', 'CHANGED_MEANWHILE', 'NOT_CONFIRMED'],
  },
  SET_ACCESS: {
    method: 'POST',
    access,
    summary:
      'For which of the sender’s customer numbers a user may act; others he acts for stay. At least one remains, and nobody takes away his own.',
    input: z.object({ ...seen, kunnrs: z.array(z.string().min(1).max(20)).max(500) }),
    output: z.object({}),
    errors: [
      'USER_NOT_FOUND',
      'NO_AUTHORIZATION',
      'CHANGED_MEANWHILE',
      'CUSTOMER_NOT_ASSIGNED',
      'OWN_ACCOUNT',
      'LAST_MASTER',
    ],
  },
  SET_BUDGET: {
    method: 'POST',
    access,
    summary:
      'Whether a user orders on a budget, and his budgets for the customer acted for: one per period at most, in the currency it has, else the customer’s.',
    input: z.object({
      ...seen,
      budget_active: flagIn,
      budgets: z
        .array(
          z.object({
            type: z.enum(budgetTypes),
            amount: nonNegativeMoney,
            lock: optionalFlag,
            valid_from: day.optional(),
            valid_to: day.optional(),
          }),
        )
        .max(budgetTypes.length),
    }),
    output: z.object({}),
    errors: ['USER_NOT_FOUND', 'NO_AUTHORIZATION', 'CHANGED_MEANWHILE'],
  },
  SET_CATALOGS: {
    method: 'POST',
    access,
    summary:
      'The catalogues of the customer that a user is given besides, such as the only ones he may see. They count while the customer has them; those the wholesaler has given stay.',
    input: z.object({
      ...seen,
      catalogs: z
        .array(
          z.object({
            catalog: z.string().min(1).max(40),
            exclusive: optionalFlag,
            active: optionalFlag,
            valid_from: day.optional(),
            valid_to: day.optional(),
          }),
        )
        .max(200),
    }),
    output: z.object({}),
    errors: ['USER_NOT_FOUND', 'NO_AUTHORIZATION', 'CHANGED_MEANWHILE'],
  },
})
