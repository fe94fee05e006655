import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { Config } from '#server/config.ts'
import { isAbsent, mediaFile } from '../media/media-folder.ts'
import { fileCache } from './file-cache.ts'
import { limiter } from './limiter.ts'
import { drawArticle, drawCategory } from './generated/draw-article.ts'
import { noPicture } from './no-picture.ts'
import { type PictureOrigin, PictureRefused, type Pictures, type PictureShape, TooBusy } from './port.ts'
import { renderPicture } from './render-picture.ts'
import { failureMemory } from './remote/failure-memory.ts'
import { isRaster } from './remote/picture-kind.ts'
import { remotePictures } from './remote/remote-pictures.ts'
import { renderDrawing } from './remote/render-drawing.ts'

/** Grows when drawings or their rendering change: old pictures are then made anew. */
const revision = 2
const cacheBytes = 500_000_000
/** A core stays free for everything else; each picture is made by one thread. */
const running = Math.max(1, availableParallelism() - 1)
const waiting = 200
sharp.concurrency(1)
sharp.cache(false)

export type PictureConfig = Pick<Config, 'dataDir' | 'imageSources' | 'internalImageSources'>

/**
 * Makes pictures in the asked size and format and keeps them in `dataDir`/cache/images; media files stand in
 * `dataDir`/media, those of other servers are fetched from the configured sources.
 */
export function createPictures(config: PictureConfig): Pictures {
  const { dataDir } = config
  const web = remotePictures(config)
  const cache = fileCache(path.join(dataDir, 'cache', 'images'), cacheBytes)
  const limited = limiter(running, waiting)
  // Whoever names many large pictures of others makes their own line long, not everybody's.
  const ofVisitors = limiter(1, waiting)
  const making = new Map<string, Promise<Buffer>>()
  /** Files that cannot be drawn: one may take long to say so, and has many sizes to be asked in. */
  const undrawable = failureMemory(Date.now)

  const make = async (tag: string, origin: PictureOrigin, shape: PictureShape): Promise<Buffer> => {
    const known = await cache.get(tag)
    if (known) return known
    const made =
      origin.kind === 'web'
        ? await foreign(origin, shape)
        : await limited(() => renderPicture(sourceOf(origin, dataDir, shape), shape))
    await cache.put(tag, made)
    return made
  }

  // Fetched outside of the limit: waiting for others holds up no drawing.
  const foreign = async ({ address, named }: WebOrigin, shape: PictureShape): Promise<Buffer> => {
    const url = new URL(address)
    const known = undrawable.known(url)
    if (known) throw known
    const file = await web.read(address, named)
    const drawn = () =>
      isRaster(file) ? limited(() => renderPicture(file, shape)) : renderDrawing(file, shape)
    return (named === 'by-visitor' ? ofVisitors(drawn) : drawn()).catch((error: unknown) => {
      if (error instanceof TooBusy) throw error
      const refused = new PictureRefused('not-a-picture')
      undrawable.failed(url, named, refused)
      throw refused
    })
  }

  const stateOf = async (origin: PictureOrigin): Promise<string | undefined> => {
    if (origin.kind === 'web') return web.stateOf(origin.address)
    return origin.kind === 'file' ? fileState(mediaFile(dataDir, origin.path)) : ''
  }

  return {
    tagOf: async (origin, shape) => {
      const state = await stateOf(origin)
      if (state === undefined) return undefined
      const { width, height, format, extend } = shape
      // The same picture, whoever names it.
      const what = origin.kind === 'web' ? { kind: origin.kind, address: origin.address } : origin
      const facts = JSON.stringify([revision, what, state, width, height, format, extend])
      return createHash('sha256').update(facts).digest('base64url').slice(0, 32)
    },
    make: (tag, origin, shape) => {
      // Whoever asks for a picture that is being made waits for the same one.
      const line = origin.kind === 'web' ? `${origin.named} ${tag}` : tag
      const promise = making.get(line) ?? make(tag, origin, shape).finally(() => making.delete(line))
      making.set(line, promise)
      return promise
    },
  }
}

type WebOrigin = Extract<PictureOrigin, { kind: 'web' }>
type OwnOrigin = Exclude<PictureOrigin, WebOrigin>

function sourceOf(origin: OwnOrigin, dataDir: string, size: PictureShape): Buffer | string {
  if (origin.kind === 'article') return Buffer.from(drawArticle(origin.picture, size))
  if (origin.kind === 'category') return Buffer.from(drawCategory(origin.category, size))
  if (origin.kind === 'none') return Buffer.from(noPicture(size))
  return mediaFile(dataDir, origin.path) ?? ''
}

/** What changes when the file does; undefined where there is none. Throws where nobody can look. */
async function fileState(file: string | undefined): Promise<string | undefined> {
  if (file === undefined) return undefined
  const facts = await stat(file).catch((error: unknown) => {
    if (!isAbsent(error)) throw error
  })
  return facts?.isFile() ? `${facts.size} ${facts.mtimeMs}` : undefined
}
