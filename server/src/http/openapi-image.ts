import { pictureFormats } from '#server/adapters/images/port.ts'
import { pictureEdges } from './images.ts'

/** The image proxy in the API description; it lives beside `api/`, at `{BASE_PATH}image`. */
export function imageOperation() {
  const picture = Object.fromEntries(pictureFormats.map((format) => [`image/${format}`, {}]))
  const parameter = (name: string, description: string, schema: object) => ({
    name,
    in: 'query',
    required: false,
    description,
    schema,
  })
  const refusal = (description: string) => ({ description, content: picture })
  const edge = { type: 'integer', minimum: 1, maximum: pictureEdges.at(-1) }
  return {
    operationId: 'image',
    tags: ['image'],
    summary: 'A picture in the asked size and format.',
    description:
      `Edges are rounded up to ${pictureEdges.join(', ')} pixels. Errors carry the picture for 'none' as their body, ` +
      'so that an element that shows it stays in form.',
    parameters: [
      parameter(
        'source',
        'article/{matnr}/{number}, category/{id}, none, or the http(s) address of a server the installation lists',
        { type: 'string', maxLength: 600, default: 'none' },
      ),
      parameter('width', 'Pixels; missing: as the height', edge),
      parameter('height', 'Pixels; missing: as the width', edge),
      parameter('type', 'Format; missing: the best one that the Accept header names, AVIF before WebP', {
        type: 'string',
        enum: pictureFormats,
      }),
      parameter('extend', "'X': filled up with white to exactly width × height", { type: 'string' }),
      parameter('v', 'Version of the picture: with it the answer may be kept for ever', { type: 'string' }),
    ],
    responses: {
      '200': { description: 'The picture, with ETag', content: picture },
      '304': { description: 'The picture of the ETag is still the right one' },
      '403': refusal('The source is not listed, or leads into a network it must not'),
      '404': refusal('There is no such picture, it is not for who asks, or its file is none'),
      '429': { $ref: '#/components/responses/429-TOO_MANY_REQUESTS' },
      '502': refusal("The source's server gives no picture, or one that is too large"),
      '503': {
        description:
          'More pictures wait to be made than will be ready in time, or the database is away; see Retry-After',
        content: { 'image/svg+xml': {} },
      },
      '504': refusal("The source's server takes too long"),
    },
  }
}
