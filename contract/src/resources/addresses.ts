import { z } from 'zod'
import { defineResource } from '../define-resource.ts'
import { flagIn, optionalFlag } from '../flag.ts'
import { idIn, idOut, momentOut, wholeIn } from '../ids.ts'
import { pageIn } from '../paging.ts'
import { addressOut, addressPlaceIn } from './shapes.ts'

/** How far a request to delete an address is: done and refused are the clerk's answers. */
export const deletionStates = ['open', 'done', 'refused', 'withdrawn'] as const

/** An id of an address: the ERP's, the shop's, or `customer` for the customer's own address. */
const addressId = z.string().trim().min(1).max(40)
/** As it was seen; left out, nothing is compared. */
const seenVersion = wholeIn(0, 2_000_000_000).optional()

const bookEntry = addressOut.extend({
  /** Grows with every change. */
  version: z.number().int(),
  /** Whether it is the user's alone; others are seen by all users of the customer. */
  own: z.boolean(),
  editable: z.boolean(),
  deletable: z.boolean(),
  /** Whether its deletion may be requested from the clerk. */
  deletionRequestable: z.boolean(),
  /** The open request to delete it; null for none. */
  deletion: z.object({ id: idOut, createdAt: momentOut }).nullable(),
})

/** An address as it is now; also what comes along with VERSION_CONFLICT. */
export const addressAnswer = z.object({ address: bookEntry })

const asDefault = flagIn.optional()

const deletion = z.object({
  id: idOut,
  addressId: z.string(),
  /** As it was when its deletion was asked for. */
  address: addressOut.omit({ isDefault: true, isGlobal: true, id: true }),
  state: z.enum(deletionStates),
  reason: z.string(),
  createdAt: momentOut,
  answeredAt: momentOut.nullable(),
  /** The clerk's word. */
  answer: z.string(),
})

const requested = deletion.extend({
  kunnr: z.string(),
  customerName: z.string(),
  /** '' for a user who is gone. */
  userName: z.string(),
  userMail: z.string(),
  /** Login name of who has answered; '' as long as nobody has. */
  answeredBy: z.string(),
  /** The address as it is now; null where it is gone. */
  current: addressOut
    .omit({ isDefault: true, isGlobal: true })
    .extend({ version: z.number().int(), ofErp: z.boolean() })
    .nullable(),
})

/** A global address as staff see it; also what comes along with VERSION_CONFLICT. */
export const globalAddress = addressOut.omit({ isDefault: true, isGlobal: true }).extend({
  version: z.number().int(),
  kunnr: z.string(),
  customerName: z.string(),
  /** The ERP's: what is changed here holds until the ERP sends it again. */
  ofErp: z.boolean(),
  /** Whether its deletion is asked for. */
  deletionId: idOut.nullable(),
})

const globalAnswer = z.object({ address: globalAddress })

export const addresses = defineResource('addresses', {
  GET_ADDRESSES: {
    method: 'GET',
    access: 'user',
    summary:
      "Where the user may have goods delivered: his own addresses, those of the customer, and the customer's address itself; the default one first. `query` is looked for in all fields.",
    input: z.object({
      query: z.string().max(80).optional(),
      /** `own`: the user's alone; `shared`: what all users of the customer see. */
      kind: z.enum(['own', 'shared']).optional(),
      ...pageIn(100),
    }),
    output: z.object({
      addresses: z.array(bookEntry),
      numFound: z.number().int(),
      /** The default the user has chosen for this customer; '' where he has none of his own. */
      usual: z.string(),
      /** The user's default address is gone; until he chooses another, the customer's is the default. */
      defaultGone: z.boolean(),
    }),
    errors: [],
  },
  GET_ADDRESS: {
    method: 'GET',
    access: 'user',
    summary: 'One address.',
    input: z.object({ address_id: addressId }),
    output: addressAnswer,
    errors: ['ADDRESS_NOT_FOUND'],
  },
  CREATE_ADDRESS: {
    method: 'POST',
    access: { permission: 'ADDRESSES_MANAGE' },
    summary: 'Creates a delivery address of the user alone; with `default` his default one.',
    input: addressPlaceIn.extend({ default: optionalFlag }),
    output: addressAnswer,
    errors: [],
  },
  CREATE_GLOBAL_ADDRESS: {
    method: 'POST',
    access: { permission: 'ADDRESSES_GLOBAL' },
    summary:
      'Creates a delivery address for all users of the customer; it is then changed and deleted by the clerk alone.',
    input: addressPlaceIn.extend({ default: optionalFlag }),
    output: addressAnswer,
    errors: [],
  },
  EDIT_ADDRESS: {
    method: 'POST',
    access: { permission: 'ADDRESSES_MANAGE' },
    summary:
      'Changes an address that is not global; with the version that was seen, a lost update is refused. Without `default` the default stays.',
    input: addressPlaceIn.extend({ address_id: addressId, version: seenVersion, default: asDefault }),
    output: addressAnswer,
    errors: ['ADDRESS_NOT_FOUND', 'NO_AUTHORIZATION', 'VERSION_CONFLICT'],
  },
  DELETE_ADDRESS: {
    method: 'POST',
    access: { permission: 'ADDRESSES_MANAGE' },
    summary:
      'Deletes an address that is not global, which PUT_BACK undoes; with the version that was seen, one that was changed since stays.',
    input: z.object({ address_id: addressId, version: seenVersion }),
    output: z.object({}),
    errors: ['ADDRESS_NOT_FOUND', 'NO_AUTHORIZATION', 'VERSION_CONFLICT'],
  },
  PUT_BACK: {
    method: 'POST',
    access: { permission: 'ADDRESSES_MANAGE' },
    summary: 'Brings an address back that was deleted lately, as it was; one that is there stays as it is.',
    input: z.object({ address_id: addressId }),
    output: addressAnswer,
    errors: ['ADDRESS_NOT_FOUND'],
  },
  SET_DEFAULT: {
    method: 'POST',
    access: { permission: 'ORDERS_PLACE' },
    summary:
      "Makes an address the user's default one for this customer; with '' the customer's default holds again.",
    input: z.object({ address_id: z.string().trim().max(40) }),
    output: z.object({}),
    errors: ['ADDRESS_NOT_FOUND'],
  },
  REQUEST_DELETION: {
    method: 'POST',
    access: { permission: 'ADDRESSES_MANAGE' },
    summary:
      'Asks the clerk to delete a global address; where that is asked already, the open request stays.',
    input: z.object({ address_id: addressId, reason: z.string().trim().max(500).default('') }),
    output: z.object({ deletion: deletion, repeated: z.boolean() }),
    errors: ['ADDRESS_NOT_FOUND'],
  },
  WITHDRAW_DELETION: {
    method: 'POST',
    access: { permission: 'ADDRESSES_MANAGE' },
    summary: 'Takes an open request of the customer back; one that was answered meanwhile stays as it is.',
    input: z.object({ deletion_id: idIn }),
    output: z.object({ deletion }),
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  GET_DELETIONS: {
    method: 'GET',
    access: 'user',
    summary: "The customer's requests to delete addresses with what became of them, newest first.",
    input: z.object(pageIn(100)),
    output: z.object({ deletions: z.array(deletion), numFound: z.number().int() }),
    errors: [],
  },
  GET_GLOBAL_ADDRESSES: {
    method: 'GET',
    access: { staff: 'clerk' },
    summary:
      'Global addresses of all customers by customer and name; `query` is a customer number, or looked for in customer and address.',
    input: z.object({ query: z.string().max(80).optional(), ...pageIn(100) }),
    output: z.object({ addresses: z.array(globalAddress), numFound: z.number().int() }),
    errors: [],
  },
  CREATE_FOR_CUSTOMER: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary: 'Creates a global address of a customer.',
    input: addressPlaceIn.extend({
      /** Customer number. */
      customer: z
        .union([z.string(), z.number().int().nonnegative()])
        .transform((value) => String(value).trim())
        .pipe(z.string().min(1).max(20)),
    }),
    output: globalAnswer,
    errors: [],
  },
  EDIT_GLOBAL_ADDRESS: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary:
      'Changes a global address; with the version that was seen, a lost update is refused. What belongs to the ERP holds until it is imported again.',
    input: addressPlaceIn.extend({ address_id: addressId, version: seenVersion }),
    output: globalAnswer,
    errors: ['ADDRESS_NOT_FOUND', 'VERSION_CONFLICT'],
  },
  DELETE_GLOBAL_ADDRESS: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary:
      'Deletes a global address; an open request to do so is done with it. With the version that was seen, one that was changed since stays.',
    input: z.object({ address_id: addressId, version: seenVersion }),
    output: z.object({}),
    errors: ['ADDRESS_NOT_FOUND', 'VERSION_CONFLICT'],
  },
  GET_DELETION_REQUESTS: {
    method: 'GET',
    access: { staff: 'clerk' },
    summary:
      'Requests to delete global addresses, newest first; `query` is a number, or looked for in customer and address.',
    input: z.object({ query: z.string().max(80).optional(), only_open: optionalFlag, ...pageIn(100) }),
    output: z.object({ deletions: z.array(requested), numFound: z.number().int() }),
    errors: [],
  },
  GET_DELETION_REQUEST: {
    method: 'GET',
    access: { staff: 'clerk' },
    summary: 'One request with the address as it is now.',
    input: z.object({ deletion_id: idIn }),
    output: z.object({ deletion: requested }),
    errors: ['NOT_FOUND'],
  },
  ANSWER_DELETION: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary:
      'Answers an open request: `done` deletes the address, `refused` keeps it and needs a word; whoever asked is told by mail. With the version that was seen, an address changed since stays.',
    input: z.object({
      deletion_id: idIn,
      decision: z.enum(['done', 'refused']),
      answer: z.string().trim().max(1000).default(''),
      version: seenVersion,
    }),
    output: z.object({ deletion: requested }),
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'VERSION_CONFLICT'],
  },
})
