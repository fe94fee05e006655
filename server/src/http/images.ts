import { optionalFlag } from '@shop/contract/flag'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { noPicture } from '#server/adapters/images/no-picture.ts'
import {
  type FoundPicture,
  type PictureFormat,
  pictureFormats,
  PictureRefused,
  type Pictures,
  type PictureShape,
  type RefusalReason,
  TooBusy,
} from '#server/adapters/images/port.ts'
import type { Config } from '#server/config.ts'
import { toldSeldom } from './told-seldom.ts'

/** Edges pictures are made in; others would let anybody fill the cache. An asked one is rounded up. */
export const pictureEdges = [48, 96, 160, 240, 320, 480, 640, 960, 1280] as const
const usualEdge = 480
const year = 31_536_000

const edge = z.coerce
  .number()
  .int()
  .positive()
  .transform((asked) => pictureEdges.find((each) => each >= asked) ?? pictureEdges.at(-1) ?? usualEdge)
  .optional()
  .catch(undefined)

const query = z.object({
  // A wrong one names no picture, which is an error.
  source: z.string().max(600).default('none').catch(''),
  width: edge,
  height: edge,
  type: z.enum(pictureFormats).optional().catch(undefined),
  extend: optionalFlag.catch(false),
  v: z.string().optional().catch(undefined),
})

/** What a refused picture is answered with. */
const statuses: Record<RefusalReason, 403 | 404 | 502 | 504> = {
  'not-listed': 403,
  internal: 403,
  missing: 404,
  unreachable: 502,
  'too-slow': 504,
  'too-large': 502,
  'not-a-picture': 502,
}

const none: FoundPicture = { origin: { kind: 'none' }, audience: 'everybody' }

type Around = {
  config: Config
  pictures: Pictures
  /** The picture a `source` names; undefined where the shop has none for who asks. */
  find: (source: string, request: FastifyRequest, reply: FastifyReply) => Promise<FoundPicture | undefined>
  /** Whether an error only says that the database is away, which is told elsewhere; without it none does. */
  isOutage?: (error: unknown) => boolean
}

/**
 * `GET {BASE_PATH}image?source=article/{matnr}/{n}|category/{id}|https://…|none&width&height&type&extend`: pictures in
 * few sizes, in the best format the browser takes unless asked otherwise. With a version (`v`) in the address they may
 * be kept for ever, while guests see no catalogue by browsers only; those of reserved articles are asked for each time.
 * What does not exist, is not for who asks or cannot be made is answered with the picture for 'none'.
 */
export function imageRoutes(app: FastifyInstance, { config, pictures, find, isOutage }: Around): void {
  const isNew = toldSeldom()
  app.get(`${config.basePath}image`, async (request, reply) => {
    const { source, width, height, type, extend, v: version } = query.parse(request.query)
    const side = width ?? height ?? usualEdge
    const format = type ?? accepted(request)
    const shape = { width: width ?? side, height: height ?? side, format, extend }
    reply.header('vary', 'accept').header('cross-origin-resource-policy', 'same-origin')
    try {
      const found = source === 'none' ? none : await find(source, request, reply)
      const tag = found && (await pictures.tagOf(found.origin, shape))
      if (found === undefined || tag === undefined) return await withoutPicture(reply, 404, shape)
      const etag = `"${tag}"`
      const kept = { 'cache-control': lifeOf(found, version), etag }
      if (isKnown(request.headers['if-none-match'], etag)) return await reply.code(304).headers(kept).send()
      const content = await pictures.make(tag, found.origin, shape)
      return await reply.headers(kept).type(`image/${format}`).send(content)
    } catch (error) {
      if (error instanceof TooBusy) return withoutPicture(reply.header('retry-after', '2'), 503, shape)
      if (isOutage?.(error)) return withoutPicture(reply.header('retry-after', '5'), 503, shape)
      tell(error, source, request)
      return withoutPicture(reply, error instanceof PictureRefused ? statuses[error.reason] : 404, shape)
    }
  })

  /** A picture stands on many pages, which ask for it in several sizes. */
  function tell(error: unknown, source: string, { log }: FastifyRequest) {
    const what = 'a picture could not be made'
    if (error instanceof PictureRefused) {
      const { reason } = error
      if (isNew(`${reason} ${source}`)) log.warn({ source, reason }, what)
    } else if (isNew(`${error instanceof Error ? error.message : ''} ${source}`))
      log.warn({ err: error, source }, what)
  }

  async function withoutPicture(reply: FastifyReply, status: number, shape: PictureShape) {
    // Only what is being remembered as failed anyway may be kept by browsers as well.
    const life = status === 502 || status === 504 ? 'public, max-age=60' : 'no-store'
    reply.code(status).header('cache-control', life)
    // Drawn as text where making one more picture is just what there is no time for.
    if (status === 503) return reply.type('image/svg+xml').send(noPicture(shape))
    const { origin } = none
    const content = await pictures.make((await pictures.tagOf(origin, shape)) ?? 'none', origin, shape)
    return reply.type(`image/${shape.format}`).send(content)
  }
}

/** Whether one of the tags of `If-None-Match` is this one, weak or not (RFC 9110, 13.1.2). */
const isKnown = (tags = '', etag: string): boolean =>
  tags.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)

/** With a version in its address a picture never changes; one that is not for everybody is the browser's own. */
function lifeOf({ audience }: FoundPicture, version: string | undefined): string {
  if (audience === 'some') return 'private, no-cache'
  const holder = audience === 'everybody' ? 'public' : 'private'
  return version === undefined ? `${holder}, max-age=3600` : `${holder}, max-age=${year}, immutable`
}

/** The smallest format the browser says it takes; one that says nothing gets what every browser of today takes. */
function accepted({ headers: { accept = '' } }: FastifyRequest): PictureFormat {
  const taken = takenTypes(accept)
  if (taken.get('image/avif') === true) return 'avif'
  // What is named goes before what it belongs to.
  const takesWebp = ['image/webp', 'image/*', '*/*']
    .map((each) => taken.get(each))
    .find((is) => is !== undefined)
  return takesWebp === true || accept === '' ? 'webp' : 'jpeg'
}

/** Types an `accept` header names, and whether they are taken: a weight of nought says they are not (RFC 9110, 12.4.2). */
function takenTypes(accept: string): Map<string, boolean> {
  const parts = accept.toLowerCase().split(',')
  return new Map(
    parts.map((part) => {
      const [type = '', ...parameters] = part.split(';').map((each) => each.trim())
      return [type, !parameters.some((each) => /^q\s*=\s*0(?:\.0*)?$/.test(each))]
    }),
  )
}
