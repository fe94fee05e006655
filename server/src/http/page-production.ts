import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { PageRenderer, WebEntry } from './page-entry.ts'

/**
 * What reads barcodes is compiled to WebAssembly and runs in a thread, which has the policy of its own file: no page needs
 * `wasm-unsafe-eval` for it.
 */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** A file whose name is a hash of its content, as Vite gives it; behind it the ending, and that of its packed twin. */
const hashed = /-[\w-]{8}(\.\w+){1,2}$/
/** What keeps its name while its content changes is looked up again within the hour, by its ETag. */
const shortlyKept = 'public, max-age=3600'

/**
 * Serves the built web: pages by its entry, assets precompressed; those whose names are hashes never change, others
 * (`favicon.svg`) may with each release.
 */
export async function productionPages(
  app: FastifyInstance,
  { webRoot, basePath }: { webRoot: string; basePath: string },
): Promise<PageRenderer> {
  const client = join(webRoot, 'dist/client')
  const manifest = await readManifest(join(client, '.vite/manifest.json'))
  const build = createHash('sha256').update(manifest).digest('hex').slice(0, 12)
  const entryFile = pathToFileURL(join(webRoot, 'dist/server/entry-server.js')).href
  const entry = (await import(entryFile)) as WebEntry
  await entry.prepare()
  const read = (file: string) => readFileSync(join(client, file), 'utf8')
  const assets = entry.routeAssets(JSON.parse(manifest) as object, basePath, read)

  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: `${basePath}assets/`,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    setHeaders: (reply, file) => {
      if (!hashed.test(file)) void reply.header('cache-control', shortlyKept)
      if (/[\\/]decode-worker-[^\\/]+\.js(\.\w+)?$/.test(file))
        void reply.header('content-security-policy', workerPolicy)
    },
  })

  return {
    build,
    render: (request, page) => entry.render(request, { ...page, assets, basePath, build }),
    close: () => Promise.resolve(),
  }
}

async function readManifest(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new Error('The web is not built yet; run "npm run build" first', { cause })
  }
}
