/** Health and measurements in the API description; they stand outside the base path, for whoever watches the machine. */
export function healthPaths() {
  const at = { servers: [{ url: '/', description: 'Outside the base path' }] }
  const json = (properties: object) => ({
    'application/json': { schema: { type: 'object', properties, required: Object.keys(properties) } },
  })
  const get = (name: string, summary: string, responses: object, more: object = {}) => ({
    ...at,
    get: { operationId: name, tags: ['health'], summary, ...more, responses },
  })
  return {
    '/healthz': get('healthz', 'The process answers.', {
      '200': { description: 'It does', content: json({ status: { const: 'ok' } }) },
    }),
    '/readyz': get('readyz', 'Database and tables are there; the state of the search fails nothing.', {
      '200': {
        description: 'Requests may come',
        content: json({
          status: { const: 'ready' },
          search: { enum: ['building', 'ready', 'offline'] },
          searchBehindSeconds: {
            type: ['number', 'null'],
            description: 'How long the oldest change of the catalogue waits for the search; null: not known',
          },
        }),
      },
      '503': {
        description: 'Not yet, or not any more',
        content: json({ status: { const: 'database unreachable' } }),
      },
    }),
    '/metrics': get(
      'metrics',
      'Measurements of this node, as Prometheus reads them.',
      {
        '200': { description: 'One line each', content: { 'text/plain': { schema: { type: 'string' } } } },
        '404': { description: 'Neither from the machine itself nor with a token of scope metrics' },
      },
      { security: [{}, { token: [] }] },
    ),
  }
}
