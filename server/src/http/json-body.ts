import type { FastifyInstance } from 'fastify'

/**
 * Values a JSON body may have. The largest a form sends, 500 lines of a pasted order, has some 3,000; reading 80,000
 * names of one table kept everybody else waiting for a quarter of a second.
 */
const mostValues = 20_000

const [quote, backslash, comma, bracket, brace] = '"\\,[{'.split('').map((sign) => sign.charCodeAt(0))

/** JSON bodies are read by Fastify's own parser, but for those of more values than any form has (413). */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (hasMoreValues(body, mostValues))
      done(Object.assign(new Error('too many values in a body'), { statusCode: 413 }))
    else void parse(request, body, done)
  })
}

/** Whether a text has more values than `most`, by the signs that part and open them outside of strings; never parsed. */
export function hasMoreValues(text: string, most: number): boolean {
  let values = 1
  for (let at = 0; at < text.length && values <= most; at++) {
    const sign = text.charCodeAt(at)
    if (sign === quote) at = endOfString(text, at)
    else if (sign === comma || sign === bracket || sign === brace) values++
  }
  return values > most
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; ; at++) {
    at = text.indexOf('"', at)
    if (at < 0) return text.length
    let escapes = 0
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes++
    if (escapes % 2 === 0) return at
  }
}
