import { setTimeout as wait } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { portalToken } from '../portal-token.ts'
import type { PortalContents } from './contents.ts'
import { coverDrawing, filmDrawing } from './drawings.ts'
import { modePage } from './mode-page.ts'
import { portalScript } from './script.ts'
import { portalStyle } from './style.ts'

/** `slow` answers when nobody waits any more, `dead` breaks every connection. */
export const portalModes = ['normal', 'slow', 'dead'] as const
export type PortalMode = (typeof portalModes)[number]

export type StandInPortal = {
  /** Its address, without a slash at the end. */
  origin: string
  close: () => Promise<void>
}

type Options = {
  /** 0: any free one. */
  port: number
  portal: string
  /** Shared with the shop. */
  secret: string
  contents: () => Promise<PortalContents>
  now?: () => Date
}

/** Longer than the shop's patience of 5000 ms. */
const slowness = 8000

/**
 * A product-information portal for demonstrations and tests, on loopback: script, contents and token check as the real
 * one has them, and a page on which it is made slow or dead.
 */
export async function startStandInPortal(options: Options): Promise<StandInPortal> {
  const app = Fastify({ forceCloseConnections: true })
  const state: { mode: PortalMode } = { mode: 'normal' }
  control(app, state)
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
      if (state.mode === 'dead') request.raw.socket.destroy()
      if (state.mode === 'slow') await wait(slowness)
    })
    assets(scope)
    data(scope, options)
  })
  await app.listen({ port: options.port, host: '127.0.0.1' })
  return { origin: originOf(app), close: () => app.close() }
}

function control(app: FastifyInstance, state: { mode: PortalMode }): void {
  app.get('/', (_request, reply) => reply.type('text/html').send(modePage(state.mode)))
  app.get<{ Params: { mode: string } }>('/mode/:mode', ({ params }, reply) => {
    state.mode = portalModes.find((mode) => mode === params.mode) ?? state.mode
    return reply.redirect('/')
  })
}

function assets(app: FastifyInstance): void {
  app.get('/assets/frontend/v2/oxomi.js', (_request, reply) =>
    reply.type('text/javascript').send(`(${portalScript.toString()})(${JSON.stringify(originOf(app))})`),
  )
  app.get('/assets/frontend/v2/oxomi.css', (_request, reply) => reply.type('text/css').send(portalStyle))
}

function data(app: FastifyInstance, { portal, secret, contents, now = () => new Date() }: Options): void {
  const isRight = ({ user = '', roles = '', accessToken = '', ...query }: Record<string, string>) =>
    query['portal'] === portal && accessToken === portalToken({ secret, portal, user, roles }, now())

  app.get<{ Params: { what: string }; Querystring: Record<string, string> }>(
    '/service/json/portal/:what',
    async ({ params: { what }, query }, reply) => {
      if (!isRight(query))
        return reply.code(403).send({ error: true, message: 'The access token is not valid.' })
      const { catalogues, videos } = await contents()
      if (what === 'catalogs') return { catalogs: catalogues.map(({ items: _, ...catalogue }) => catalogue) }
      if (what === 'catalog') return { items: catalogues.find(({ id }) => id === query['id'])?.items ?? [] }
      return what === 'videos' ? { videos } : {}
    },
  )
  app.get<{ Params: { id: string } }>('/catalogs/:id.svg', async ({ params: { id } }, reply) => {
    const catalogue = (await contents()).catalogues.find((one) => one.id === id)
    if (catalogue === undefined) return reply.code(404).send()
    return reply.type('image/svg+xml').send(coverDrawing(catalogue))
  })
  for (const folder of ['videos', 'films'])
    app.get(`/${folder}/:id.svg`, (_request, reply) => reply.type('image/svg+xml').send(filmDrawing()))
}

const originOf = (app: FastifyInstance) =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo | null)?.port ?? 0}`
