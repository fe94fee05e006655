import { codes } from '@shop/contract/codes'
import type { Resource } from '@shop/contract/define-resource'

type Operation = {
  summary: string
  description: string
  parameters?: { name: string; required: boolean; schema: object }[]
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, object>; required?: string[] } }>
  }
  responses: Record<string, { content?: Record<string, { schema: { properties?: Record<string, object> } }> }>
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2430}
h2{margin-top:2.5rem;border-bottom:1px solid #c8ced8}h3{margin:1.5rem 0 .25rem;font-family:ui-monospace,monospace}
code,td:first-child{font-family:ui-monospace,monospace;font-size:.9em}table{border-collapse:collapse;width:100%}
td,th{text-align:left;vertical-align:top;padding:.2rem .6rem .2rem 0;border-bottom:1px solid #e4e7ec}
summary{cursor:pointer;color:#9a3412}pre{overflow:auto;background:#f4f5f7;padding:.75rem;font-size:.85em}
nav a{margin-right:.75rem}`

/** The API description for people: one section per resource, one entry per event, all codes; no script. */
export function openApiPage(
  resources: readonly Resource[],
  document: { paths: object },
  nonce: string,
): string {
  const paths = document.paths as Record<string, Record<string, Operation>>
  const sections = resources.map(({ name, events }) => {
    const entries = Object.keys(events).map((event) => {
      const [method = '', operation] = Object.entries(paths[`/api/${name}#${event}`] ?? {})[0] ?? []
      return operation === undefined ? '' : entry(name, event, method, operation)
    })
    return `<section><h2 id="${name}">${name}</h2>${entries.join('')}</section>`
  })
  const codeRows = Object.entries(codes).map(
    ([code, { http, reason }]) => `<tr><td>${code}</td><td>${http}</td><td>${escape(reason)}</td></tr>`,
  )
  const links = resources.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gewerk shop API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="${nonce}">${style}</style></head><body>
<h1>Gewerk shop API</h1><p>The machine-readable description: <a href="openapi.json">openapi.json</a></p><nav>${links}<a href="#codes">codes</a></nav>
${sections.join('')}<h2 id="codes">Codes</h2><table><tr><th>Code</th><th>HTTP</th><th>When</th></tr>${codeRows.join('')}</table></body></html>`
}

function entry(resource: string, event: string, method: string, operation: Operation): string {
  const body = operation.requestBody?.content['application/json']?.schema
  const inputs =
    body === undefined
      ? (operation.parameters ?? [])
      : Object.entries(body.properties ?? {}).map(([name, schema]) => ({
          name,
          schema,
          required: body.required?.includes(name) ?? false,
        }))
  const rows = inputs
    .filter(({ name }) => name !== 'event')
    .map(
      ({ name, required, schema }) =>
        `<tr><td>${name}${required ? ' *' : ''}</td><td><code>${escape(brief(schema))}</code></td></tr>`,
    )
  const output = operation.responses['200']?.content?.['application/json']?.schema.properties ?? {}
  return `<h3 id="${resource}-${event}">${method.toUpperCase()} ${resource} ${event}</h3><p>${escape(operation.summary)} ${escape(operation.description)}</p>
${rows.length === 0 ? '' : `<table>${rows.join('')}</table>`}<details><summary>Answer</summary><pre>${escape(JSON.stringify(output, undefined, 1))}</pre></details>`
}

function brief(schema: object): string {
  const text = JSON.stringify(schema)
  return text.length > 160 ? `${text.slice(0, 157)}…` : text
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
