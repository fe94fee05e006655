import { z } from 'zod'
import { requestExamples } from './openapi-examples.ts'

type Json = Record<string, unknown>

/** A schema of the contract as JSON schema: what is sent, without defaults filled in. */
export function schemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}

/** The response to what was done: the data in the envelope of every answer. */
export function answered(description: string, data: z.ZodObject): Json {
  const {
    properties = {},
    required = [],
    ...rest
  } = schemaOf(data) as { properties?: Json; required?: string[] }
  const envelope = { status: { const: 'OK' }, code: { const: '' }, message: { type: 'string' } }
  const schema = {
    ...rest,
    properties: { ...envelope, ...properties },
    required: [...Object.keys(envelope), ...required],
  }
  return { description, content: { 'application/json': { schema } } }
}

/** A parameter for each field of a query. */
export function queryParameters(input: z.ZodObject): Json[] {
  const { properties = {}, required = [] } = schemaOf(input) as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** Of a request, where the description shows one. */
export function exampleOf(operationId: string, first: Json = {}): { example?: Json } {
  const example = requestExamples[operationId]
  return example === undefined ? {} : { example: { ...first, ...example } }
}
