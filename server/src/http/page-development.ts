import type { FastifyInstance } from 'fastify'
import type { DevEnvironment, ViteDevServer } from 'vite'
import type { PageAssets, PageRenderer, WebEntry } from './page-entry.ts'

const entryServer = '/src/app/entry-server.tsx'
const entryClient = 'src/app/entry-client.tsx'

/** Serves the web from its sources through Vite: every change is there with the next request, or at once by HMR. */
export async function developmentPages(
  app: FastifyInstance,
  { webRoot, basePath }: { webRoot: string; basePath: string },
): Promise<PageRenderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: webRoot,
    configFile: `${webRoot}/vite.config.ts`,
    base: basePath,
    server: { middlewareMode: true, hmr: { server: app.server }, watch: { ignored: ['**/dist/**'] } },
  })
  app.addHook('onRequest', (request, reply, next) => {
    const { url } = request.raw
    vite.middlewares(request.raw, reply.raw, (error?: Error) => {
      // Vite takes the base path off the address; the routes after it need the whole one.
      if (url !== undefined) request.raw.url = url
      next(error)
    })
  })

  return {
    build: 'development',
    async render(request, page) {
      const entry = (await vite.ssrLoadModule(entryServer)) as WebEntry
      const assets = developmentAssets(vite, basePath, page.nonce)
      return entry.render(request, { ...page, assets, basePath, build: 'development' })
    },
    close: () => vite.close(),
  }
}

function developmentAssets(vite: ViteDevServer, basePath: string, nonce: string): PageAssets {
  const refresh = `import { injectIntoGlobalHook } from '${basePath}@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type`
  return {
    routes: {
      __root__: {
        css: styleFiles(vite.environments.ssr, basePath),
        scripts: [
          { attrs: { type: 'module', nonce }, children: refresh },
          { attrs: { type: 'module', src: `${basePath}@vite/client` } },
          { attrs: { type: 'module', src: `${basePath}${entryClient}` } },
        ],
      },
    },
    entry: [],
    scripts: () => [],
    texts: () => undefined,
  }
}

/** Styles come by script in development; linking those the server has met keeps the first paint from flashing. */
function styleFiles({ moduleGraph }: DevEnvironment, basePath: string): string[] {
  return [...moduleGraph.urlToModuleMap.keys()]
    .filter((url) => url.endsWith('.css'))
    .map((url) => `${basePath}${url.replace(/^\//, '')}?direct`)
}
