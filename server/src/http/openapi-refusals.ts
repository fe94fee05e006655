import { fieldCodes } from '@shop/contract/answer'
import { type Code, codes } from '@shop/contract/codes'
import type { Access } from '@shop/contract/define-resource'
import { refusalData } from '@shop/contract/refusal-data'
import { z } from 'zod'

type Json = Record<string, unknown>
/** A code and the HTTP status it is sent with where that is not the code's own. */
type Refusal = Code | readonly [Code, http: 401]

/** A machine with a token is nobody's visitor: all it may lack is the token. */
type Caller = Access | 'token'

type Refusing = {
  access: Caller
  /** Codes of its own. */
  errors: readonly Code[]
  /** Codes of its way in, beside those of access and of every call. */
  around: readonly Code[]
}

/** The ways in besides the event's own: a page names its customer, a write its origin and a body of some size. */
export const around = {
  GET: ['CONTEXT_CHANGED'],
  POST: ['CONTEXT_CHANGED', 'ORIGIN_NOT_ALLOWED', 'PAYLOAD_TOO_LARGE', 'INVALID_PARAMS'],
  download: [],
} as const satisfies Record<string, readonly Code[]>

/** What http/access.ts may refuse with, by the access an event declares; of machines, for want of a token. */
export function accessRefusals(access: Caller): Refusal[] {
  if (access === 'open') return []
  if (access === 'token') return [['NO_AUTHORIZATION', 401]]
  const always: Refusal[] = ['SHOP_LOCKED', ['NO_AUTHORIZATION', 401], 'INITIAL_PASSWORD']
  if (access === 'pending') return always
  if (typeof access === 'object' && 'staff' in access)
    return [...always, 'TERMS_NOT_ACCEPTED', 'NO_AUTHORIZATION']
  const entered: Refusal[] = [...always, 'TERMS_NOT_ACCEPTED', 'CUSTOMER_NOT_SELECTED']
  return access === 'guest' || access === 'signed-in' ? entered : [...entered, 'NO_AUTHORIZATION']
}

/** A response for each HTTP status an operation refuses with; what most have alike is a reference. */
export function refusalResponses({ access, errors, around: outer }: Refusing): Json {
  // Whoever may not be refused for his customer is not asked for it.
  const asked = access === 'open' ? outer.filter((code) => code !== 'CONTEXT_CHANGED') : outer
  const all: Refusal[] = [
    ...accessRefusals(access),
    ...asked,
    ...errors,
    'UNREADABLE_REQUEST',
    'TOO_MANY_REQUESTS',
    'TECHNICAL_ERROR',
    'TRY_AGAIN_LATER',
  ]
  const byStatus = new Map<string, Set<Code>>([['422', new Set()]])
  for (const refusal of all) {
    const [code, http] = typeof refusal === 'string' ? [refusal, codes[refusal].http] : refusal
    byStatus.set(String(http), (byStatus.get(String(http)) ?? new Set()).add(code))
  }
  return Object.fromEntries([...byStatus].map(([status, list]) => [status, responseOf(status, [...list])]))
}

function responseOf(status: string, list: readonly Code[]): Json {
  const name = `${status}${list.map((code) => `-${code}`).join('')}`
  return name in sharedResponses ? { $ref: `#/components/responses/${name}` } : refusedWith(status, list)
}

/** HTTP 422 may be a warning with a code per field, whatever codes are sent with it besides. */
function refusedWith(status: string, list: readonly Code[]): Json {
  const properties = Object.assign({ code: { enum: list } }, ...list.map(dataOf)) as Json
  const error = { allOf: [{ $ref: '#/components/schemas/Error' }, { properties }] }
  const warning = { $ref: '#/components/schemas/Warning' }
  const reasons = list.map((code) => `${code}: ${codes[code].reason}`)
  if (status !== '422') return described(reasons, error)
  return described(
    ['WARNING with validator flag and a code per field.', ...reasons],
    list.length === 0 ? warning : { anyOf: [warning, error] },
  )
}

/** What comes along with a code. Another of the same status may come without it, so none of it is required here. */
function dataOf(code: Code): Json {
  if (!(code in refusalData)) return {}
  const { properties = {} } = z.toJSONSchema(refusalData[code as keyof typeof refusalData], { io: 'input' })
  return properties
}

const described = (sentences: readonly string[], schema: Json): Json => ({
  description: sentences.join(' '),
  content: { 'application/json': { schema } },
})

const usual: [status: string, list: Code[]][] = [
  ['400', ['UNREADABLE_REQUEST']],
  ['401', ['NO_AUTHORIZATION']],
  ['409', ['CONTEXT_CHANGED']],
  ['413', ['PAYLOAD_TOO_LARGE']],
  ['422', []],
  ['422', ['INVALID_PARAMS']],
  ['429', ['TOO_MANY_REQUESTS']],
  ['500', ['TECHNICAL_ERROR']],
  ['503', ['SHOP_LOCKED', 'TRY_AGAIN_LATER']],
  ['503', ['TRY_AGAIN_LATER']],
]

/** Responses many operations have alike, for `components.responses`. */
export const sharedResponses: Json = Object.fromEntries(
  usual.map(([status, list]) => [
    `${status}${list.map((code) => `-${code}`).join('')}`,
    refusedWith(status, list),
  ]),
)

/** The envelopes of what is not OK, for `components.schemas`. */
export const refusalSchemas: Json = {
  Error: {
    type: 'object',
    description: 'A refusal; each operation says what comes along with its codes.',
    properties: {
      status: { const: 'ERROR' },
      code: { $ref: '#/components/schemas/Codes' },
      message: { type: 'string', description: 'For people, in the language of the request' },
      requestId: {
        type: 'string',
        description:
          'With TECHNICAL_ERROR and TRY_AGAIN_LATER, and where a request could not be read: its id in the log',
      },
      fields: {
        type: 'object',
        description: 'Where a missing or wrong field has a code of its own: as in Warning',
        additionalProperties: { $ref: '#/components/schemas/FieldCodes' },
      },
    },
    required: ['status', 'code', 'message'],
  },
  Warning: {
    type: 'object',
    description: 'Fields that cannot be taken. Names are dotted paths: "articles.3.quantity".',
    properties: {
      status: { const: 'WARNING' },
      code: { const: 'INVALID_PARAMS' },
      message: { type: 'string', description: 'For people, in the language of the request' },
      validator: { const: 'X' },
      fields: {
        type: 'object',
        additionalProperties: { $ref: '#/components/schemas/FieldCodes' },
      },
    },
    required: ['status', 'code', 'message', 'validator', 'fields'],
  },
  Codes: {
    type: 'string',
    enum: Object.keys(codes),
    description: Object.entries(codes)
      .map(([code, { http, reason }]) => `- ${code} (${http}): ${reason}`)
      .join('\n'),
  },
  FieldCodes: { type: 'string', enum: fieldCodes },
}
