import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { productionPages } from './page-production.ts'

/** A server of a built web with these files among its assets. */
async function serving(files: readonly string[]) {
  const webRoot = await mkdtemp(path.join(tmpdir(), 'built-web-'))
  const written: [file: string, content: string][] = [
    ['client/.vite/manifest.json', '{}'],
    ['server/entry-server.js', 'export const prepare = async () => {}, routeAssets = () => ({})'],
    ...files.map((file) => [`client/assets/${file}`, `content of ${file}`] as [string, string]),
  ]
  for (const [file, content] of written) {
    const place = path.join(webRoot, 'dist', file)
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, content)
  }
  const app = Fastify()
  onTestFinished(async () => {
    await app.close()
    await rm(webRoot, { recursive: true })
  })
  await productionPages(app, { webRoot, basePath: '/' })
  return app
}

test('an asset is kept for ever only where its name changes with its content', async () => {
  const app = await serving(['favicon.svg', 'favicon.svg.br', 'apple-touch-icon.png', 'client-Bx_9-aZ0.js'])
  const lives = async (file: string, headers = {}) => {
    const { statusCode, headers: got } = await app.inject({ url: `/assets/${file}`, headers })
    return [statusCode, got['cache-control'], typeof got.etag]
  }
  const shortly = [200, 'public, max-age=3600', 'string']
  expect(await lives('favicon.svg')).toEqual(shortly)
  expect(await lives('favicon.svg', { 'accept-encoding': 'br' })).toEqual(shortly)
  expect(await lives('apple-touch-icon.png')).toEqual(shortly)
  expect(await lives('client-Bx_9-aZ0.js')).toEqual([200, 'public, max-age=31536000, immutable', 'string'])
})

test('an asset that keeps its name is not sent again as long as it is the same', async () => {
  const app = await serving(['favicon.svg'])
  const { etag } = (await app.inject('/assets/favicon.svg')).headers
  const again = await app.inject({ url: '/assets/favicon.svg', headers: { 'if-none-match': String(etag) } })
  expect([again.statusCode, again.headers['cache-control'], again.body]).toEqual([
    304,
    'public, max-age=3600',
    '',
  ])
})
