import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import type { Actor, Language, RequestFacts, ShopState } from './context.ts'
import type { Visitor } from './resource.ts'

/** Reads who is behind a session token; the sessions capability provides it, `app.ts` puts it in. */
export type ResolveVisitor = (
  db: Db,
  token: string,
  moment: { now: Date; today: string; idle: number },
) => Promise<{ actor: Actor; shop: ShopState; language: Language | undefined }>

const year = 365 * 24 * 3600

/** The visitor of an HTTP request: session by cookie, language by user, cookie, Accept-Language, else German. */
export async function readVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  around: {
    db: Db
    config: Config
    now: () => Date
    today: (now: Date) => string
    resolve: ResolveVisitor
  },
): Promise<Visitor> {
  const { config } = around
  const limits = config.sessionLimits
  const secure = isSecure(request, config)
  const names = cookieNames(config, secure)
  const token = request.cookies[names.session] ?? ''
  const now = around.now()
  const found = await around.resolve(around.db, token, { now, today: around.today(now), idle: limits.idle })
  const language =
    found.language ?? languageOf(request.cookies[names.language], request.headers['accept-language'])
  const facts: RequestFacts = {
    id: request.id,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    token,
    setCookie: (cookie, value) => {
      const path = cookie === 'session' && secure && config.basePath === '/' ? '/' : config.basePath
      const shared = { path, secure, sameSite: 'lax' as const }
      if (value === '') reply.clearCookie(names[cookie], shared)
      else if (cookie === 'session')
        reply.setCookie(names.session, value, {
          ...shared,
          httpOnly: true,
          maxAge: Math.ceil(limits.absolute / 1000),
        })
      else reply.setCookie(names.language, value, { ...shared, maxAge: year })
    },
  }
  return { actor: found.actor, shop: found.shop, language, request: facts }
}

/** True when the visitor's connection is encrypted: by the configured address, or as the trusted proxy says. */
export function isSecure(request: FastifyRequest, config: Config): boolean {
  return config.baseUrl?.startsWith('https:') ?? request.protocol === 'https'
}

/** `__Host-` needs an encrypted connection and the root path; a shop on plain loopback or below a path cannot have it. */
export function cookieNames(config: Config, secure: boolean) {
  return {
    session: secure && config.basePath === '/' ? '__Host-shop' : 'shop',
    language: 'shop-language',
  } as const
}

/** Language of an answer: that of the cookie, else the one the header `Accept-Language` wants most, else German. */
export function languageOf(cookie: string | undefined, header: string | undefined): Language {
  if (cookie === 'de' || cookie === 'en') return cookie
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters
        .find((parameter) => parameter.trim().startsWith('q='))
        ?.trim()
        .slice(2)
      return { tag: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .toSorted((a, b) => b.weight - a.weight)
  for (const { tag, weight } of wanted) if (weight > 0 && (tag === 'de' || tag === 'en')) return tag
  return 'de'
}
