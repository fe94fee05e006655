import type { Access, EventDefinition, Resource } from '@shop/contract/define-resource'
import { importKinds, type ImportKind } from '@shop/contract/imports/kinds'
import type { Download } from './downloads.ts'
import { shareDefinitions } from './openapi-definitions.ts'
import { healthPaths } from './openapi-health.ts'
import { imageOperation } from './openapi-image.ts'
import { importOperation, outboxOperations } from './openapi-machines.ts'
import { answered, exampleOf, queryParameters, schemaOf } from './openapi-parts.ts'
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

const responses = (event: EventDefinition): Json => ({
  '200': answered('Done', event.output),
  ...refusalResponses({ ...event, around: around[event.method] }),
})

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
