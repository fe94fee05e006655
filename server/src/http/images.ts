import { optionalFlag } from '@shop/contract/flag'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  type PictureFormat,
  pictureFormats,
  type PictureOrigin,
  type Pictures,
  TooBusy,
} from '#server/adapters/images/port.ts'
import type { Config } from '#server/config.ts'

/** Edges pictures are made in; others would let anybody fill the cache. An asked one is rounded up. */
const edges = [48, 96, 160, 240, 320, 480, 640, 960, 1280] as const
const usualEdge = 480
const year = 31_536_000

const edge = z.coerce
  .number()
  .int()
  .positive()
  .transform((asked) => edges.find((each) => each >= asked) ?? edges.at(-1) ?? usualEdge)
  .optional()
  .catch(undefined)

const query = z.object({
  source: z.string().max(200).catch('none'),
  width: edge,
  height: edge,
  type: z.enum(pictureFormats).optional().catch(undefined),
  extend: optionalFlag.catch(false),
  v: z.string().optional().catch(undefined),
})

type Around = {
  config: Config
  pictures: Pictures
  /** Where the picture a `source` names comes from; undefined where the shop has none. */
  find: (source: string) => Promise<PictureOrigin | undefined>
}

/**
 * `GET {BASE_PATH}image?source=article/{matnr}/{n}|category/{id}|none&width&height&type&extend`: pictures in few sizes,
 * as WebP unless asked otherwise. With a version (`v`) in the address they may be kept for ever. What does not exist
 * or cannot be made is answered with the picture for 'none'.
 */
export function imageRoutes(app: FastifyInstance, { config, pictures, find }: Around): void {
  app.get(`${config.basePath}image`, async (request, reply) => {
    const { source, width, height, type, extend, v: version } = query.parse(request.query)
    const side = width ?? height ?? usualEdge
    const format = type ?? accepted(request)
    const shape = { width: width ?? side, height: height ?? side, format, extend }

    const origin: PictureOrigin | undefined = source === 'none' ? { kind: 'none' } : await find(source)
    const tag = origin && (await pictures.tagOf(origin, shape))
    const etag = `"${tag}"`
    reply.header('vary', 'accept').header('cross-origin-resource-policy', 'same-origin')
    if (tag !== undefined && request.headers['if-none-match'] === etag) {
      return reply.code(304).header('etag', etag).send()
    }
    try {
      if (origin !== undefined && tag !== undefined) {
        const content = await pictures.make(tag, origin, shape)
        const life = version === undefined ? 'public, max-age=3600' : `public, max-age=${year}, immutable`
        return await reply
          .header('cache-control', life)
          .header('etag', etag)
          .type(`image/${format}`)
          .send(content)
      }
    } catch (error) {
      if (error instanceof TooBusy) return reply.code(503).header('retry-after', '2').send()
      request.log.warn({ err: error, source }, 'a picture could not be made')
    }
    const none: PictureOrigin = { kind: 'none' }
    const content = await pictures.make((await pictures.tagOf(none, shape)) ?? 'none', none, shape)
    return reply.code(404).header('cache-control', 'no-store').type(`image/${format}`).send(content)
  })
}

/** WebP wherever it is taken: AVIF is smaller, but ten times the work. */
function accepted({ headers: { accept = '' } }: FastifyRequest): PictureFormat {
  if (accept.includes('image/webp') || accept === '' || accept.includes('*/*')) return 'webp'
  return accept.includes('image/avif') ? 'avif' : 'jpeg'
}
