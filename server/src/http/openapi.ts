import type { Access, EventDefinition, Resource } from '@shop/contract/define-resource'
import { importKeys, importKinds, type ImportKind } from '@shop/contract/imports/kinds'
import { importReport } from '@shop/contract/imports/report'
import { outboxAnswer, outboxAnswered, outboxList, outboxQuestion } from '@shop/contract/outbox'
import { z } from 'zod'
import type { Download } from './downloads.ts'
import { shareDefinitions } from './openapi-definitions.ts'
import { requestExamples } from './openapi-examples.ts'
import { healthPaths } from './openapi-health.ts'
import { imageOperation } from './openapi-image.ts'
import { around, refusalResponses, refusalSchemas, sharedResponses } from './openapi-refusals.ts'

type Json = Record<string, unknown>

/**
 * The API description (OpenAPI 3.1). Every event is an operation of its own, addressed by resource and event
 * (`/api/lists#GET_LISTS`): the path is the resource's, the event stands in the payload.
 */
export function openApi(
  resources: readonly Resource[],
  about: { basePath: string; version: string; downloads: readonly Download[] },
): Json {
  const paths: Json = {}
  for (const resource of resources) {
    for (const [name, event] of Object.entries(resource.events)) {
      paths[`/api/${resource.name}#${name}`] = {
        [event.method.toLowerCase()]: operation(resource.name, name, event),
      }
    }
  }
  for (const [kind, row] of Object.entries(importKinds))
    paths[`/api/import/${kind}`] = { post: importOperation(kind as ImportKind, row) }
  paths['/api/export/outbox'] = outboxOperations()
  for (const download of about.downloads)
    paths[`/download/${download.name}`] = { get: downloadOperation(download) }
  paths['/image'] = { get: imageOperation() }
  Object.assign(paths, healthPaths())
  return shareDefinitions({
    openapi: '3.1.0',
    info: {
      title: 'Gewerk shop API',
      version: about.version,
      description:
        'One path per resource; the event is named in the payload: as a query parameter for GET, in the JSON body for POST. ' +
        "Flags of requests are 'X' or ''. Money and quantities are decimal texts. Answers carry status, code and message beside the data. " +
        'What cannot be read as a request, a body that is no JSON included, is refused with UNREADABLE_REQUEST (400; 408 where it came too late, 415 where the body is of another media type), headers above 16 kB with PAYLOAD_TOO_LARGE (431), JSON of more than 20,000 values with the same (413), methods that an address does not take with UNKNOWN_EVENT (405).',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: about.basePath.replace(/\/$/, '') || '/' }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'shop',
          description: '`__Host-shop` behind TLS at the root path',
        },
        token: { type: 'http', scheme: 'bearer' },
      },
      responses: sharedResponses,
      schemas: refusalSchemas,
    },
  })
}

function operation(resource: string, name: string, event: EventDefinition): Json {
  const input = schemaOf(event.input)
  const properties = (input['properties'] ?? {}) as Record<string, Json>
  const required = new Set((input['required'] ?? []) as string[])
  const shared = {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: event.summary,
    description: `Access: ${accessText(event.access)}.${event.errors.length === 0 ? '' : ` Codes: ${event.errors.join(', ')}.`}`,
    responses: responses(event),
    ...(event.access === 'open' ? {} : { security: [{ session: [] }] }),
  }
  const eventSchema = { const: name, type: 'string' }
  if (event.method === 'GET') {
    return {
      ...shared,
      parameters: [
        { name: 'event', in: 'query', required: true, schema: eventSchema },
        ...queryParameters(event.input),
      ],
    }
  }
  const schema = {
    ...input,
    properties: { event: eventSchema, ...properties },
    required: ['event', ...required],
  }
  const content = { 'application/json': { schema, ...exampleOf(shared.operationId, { event: name }) } }
  return { ...shared, requestBody: { required: true, content } }
}

/** Of a request, where the description shows one. */
function exampleOf(operationId: string, first: Json = {}): { example?: Json } {
  const example = requestExamples[operationId]
  return example === undefined ? {} : { example: { ...first, ...example } }
}

function queryParameters(input: z.ZodObject): Json[] {
  const { properties = {}, required = [] } = schemaOf(input) as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function downloadOperation({ name, summary, access, query, produces, errors }: Download): Json {
  const file = Object.fromEntries(
    produces.map((mime) => [mime, { schema: { type: 'string', format: 'binary' } }]),
  )
  return {
    operationId: `download.${name}`,
    tags: ['download'],
    summary,
    description: `Access: ${accessText(access)}. Refusals carry the envelope of the API.`,
    ...(access === 'open' ? {} : { security: [{ session: [] }] }),
    parameters: queryParameters(query),
    responses: {
      '200': { description: 'The file, with a name to save it under', content: file },
      ...refusalResponses({ access, errors, around: around.download }),
    },
  }
}

function responses(event: EventDefinition): Json {
  const data = schemaOf(event.output)
  const properties = {
    status: { const: 'OK' },
    code: { const: '' },
    message: { type: 'string' },
    ...(data['properties'] as Json),
  }
  const schema = {
    ...data,
    properties,
    required: ['status', 'code', 'message', ...((data['required'] ?? []) as string[])],
  }
  return {
    '200': { description: 'Done', content: { 'application/json': { schema } } },
    ...refusalResponses({ ...event, around: around[event.method] }),
  }
}

function importOperation(kind: ImportKind, row: z.ZodType): Json {
  const schema = schemaOf(row)
  return {
    operationId: `import.${kind}`,
    tags: ['import'],
    summary: `Writes ${kind} in bulk: upsert by business key, right rows kept, wrong rows reported with row number and reason.`,
    description: `Business key: ${importKeys[kind].join(', ')}. A row with delete 'X' removes the record and needs no other fields. Null is as good as a field left out. The body may be packed (Content-Encoding gzip, deflate or br).`,
    security: [{ token: [] }],
    requestBody: {
      required: true,
      content: {
        'application/x-ndjson': { schema, ...exampleOf(`import.${kind}`) },
        'text/csv': { schema },
      },
    },
    responses: {
      '200': {
        description: 'Counts, and the problems of the first wrong rows',
        content: { 'application/json': { schema: schemaOf(importReport) } },
      },
      '422': {
        description:
          'Neither NDJSON nor CSV, a CSV file without a header, or packed in another way, cut off or broken',
      },
      '401': { description: 'Token missing, revoked or without scope' },
    },
  }
}

function outboxOperations(): Json {
  const refused = { '401': { description: 'Token missing, revoked or without scope' } }
  const wrong = { '422': { $ref: '#/components/responses/422-INVALID_PARAMS' } }
  const content = (schema: z.ZodType) => ({ 'application/json': { schema: schemaOf(schema) } })
  const { after } = outboxQuestion.shape
  return {
    get: {
      operationId: 'export.outbox',
      tags: ['export'],
      summary: "Orders that wait for the ERP's answer, oldest first, at most 100.",
      description: 'Each is listed until it is answered; whoever goes on from the last id misses none.',
      security: [{ token: [] }],
      parameters: [{ name: 'after', in: 'query', required: false, schema: schemaOf(after) }],
      responses: { '200': { description: 'Messages', content: content(outboxList) }, ...refused, ...wrong },
    },
    post: {
      operationId: 'export.outbox.answer',
      tags: ['export'],
      summary:
        "The ERP's answer to one message: the order stands under its number, or is refused. May be repeated.",
      security: [{ token: [] }],
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: schemaOf(outboxAnswer), ...exampleOf('export.outbox.answer') },
        },
      },
      responses: {
        '200': { description: 'Noted', content: content(outboxAnswered) },
        '404': { description: 'No such message' },
        '409': { description: 'The opposite was said before, or the number belongs to another order' },
        ...refused,
        ...wrong,
      },
    },
  }
}

function schemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}

function accessText(access: Access): string {
  if (typeof access === 'string') {
    const texts = {
      open: 'everybody',
      pending: 'signed in, also before the steps after login are done',
      guest: 'guests where automatic guest mode is on, and signed-in users',
      'signed-in': 'signed-in users, also staff without a customer',
      user: 'signed-in users who act for a customer',
    }
    return texts[access]
  }
  return 'permission' in access ? `permission ${access.permission}` : `staff (${access.staff})`
}
