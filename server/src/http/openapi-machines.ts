import type { Code } from '@shop/contract/codes'
import { importKeys, type ImportKind, inviteOption } from '@shop/contract/imports/kinds'
import { importReport } from '@shop/contract/imports/report'
import { outboxAnswer, outboxAnswered, outboxList, outboxQuestion } from '@shop/contract/outbox'
import { z } from 'zod'
import { answered, exampleOf, queryParameters, schemaOf } from './openapi-parts.ts'
import { refusalResponses } from './openapi-refusals.ts'

type Json = Record<string, unknown>

/** With the 415 of an import: what would have been taken. */
const untaken: Json = {
  contentTypes: { type: 'array', items: { type: 'string' }, description: 'Those that are taken' },
  contentEncodings: { type: 'array', items: { type: 'string' }, description: 'Those that are taken' },
}

/** With the 422 of an import: what is wrong with the file. */
const unreadable: Json = {
  problem: { type: 'string', description: 'Why the file cannot be read, as a code' },
  detail: { type: 'string' },
}

/** How rows of one kind are sent (`POST api/import/{kind}`, with a token of scope `import`). */
export function importOperation(kind: ImportKind, row: z.ZodType): Json {
  const schema = schemaOf(row)
  const { '422': _, ...refused } = refusalResponses({ access: 'token', errors: [], around: [] })
  return {
    operationId: `import.${kind}`,
    tags: ['import'],
    summary: `Writes ${kind} in bulk: upsert by business key, right rows kept, wrong rows reported with row number and reason.`,
    description: `Access: a token of scope import. Business key: ${importKeys[kind].join(', ')}. A row with delete 'X' removes the record and needs no other fields. Null is as good as a field left out. The body may be packed (Content-Encoding gzip, deflate or br).`,
    security: [{ token: [] }],
    ...(kind === 'users' && { parameters: queryParameters(z.object({ invite: inviteOption })) }),
    requestBody: {
      required: true,
      content: {
        'application/x-ndjson': { schema, ...exampleOf(`import.${kind}`) },
        'text/csv': { schema },
      },
    },
    responses: {
      '200': answered('Counts, and the problems of the first wrong rows', importReport),
      '415': {
        description: 'Neither NDJSON nor CSV, or packed in another way',
        content: { 'application/json': { schema: errorWith('UNREADABLE_REQUEST', untaken) } },
      },
      '422': {
        description: 'A CSV file without a header, or one that is cut off or broken',
        content: { 'application/json': { schema: unreadableSchema } },
      },
      ...refused,
    },
  }
}

const errorWith = (code: Code, data: Json): Json => ({
  allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { code: { enum: [code] }, ...data } }],
})

const unreadableSchema: Json = {
  anyOf: [{ $ref: '#/components/schemas/Warning' }, errorWith('INVALID_PARAMS', unreadable)],
}

/** How an ERP fetches orders and answers them (`api/export/outbox`, with a token of scope `outbox`). */
export function outboxOperations(): Json {
  return {
    get: {
      operationId: 'export.outbox',
      tags: ['export'],
      summary: "Orders that wait for the ERP's answer, oldest first, at most 100.",
      description:
        'Access: a token of scope outbox. Each is listed until it is answered; whoever goes on from the last id misses none.',
      security: [{ token: [] }],
      parameters: queryParameters(outboxQuestion),
      responses: {
        '200': answered('Messages', outboxList),
        ...refusalResponses({ access: 'token', errors: [], around: [] }),
      },
    },
    post: {
      operationId: 'export.outbox.answer',
      tags: ['export'],
      summary:
        "The ERP's answer to one message: the order stands under its number, or is refused. May be repeated.",
      description:
        'Access: a token of scope outbox. STATE_NOT_ALLOWED: the opposite was said before, or the number belongs to another order.',
      security: [{ token: [] }],
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemaOf(outboxAnswer), ...exampleOf('export.outbox.answer') },
        },
      },
      responses: {
        '200': answered('Noted', outboxAnswered),
        ...refusalResponses({
          access: 'token',
          errors: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
          around: ['PAYLOAD_TOO_LARGE'],
        }),
      },
    },
  }
}
