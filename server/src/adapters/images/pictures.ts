import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { mediaFile } from '../media/media-folder.ts'
import { fileCache } from './file-cache.ts'
import { limiter } from './limiter.ts'
import { noPictureSvg } from './no-picture.ts'
import type { DrawPicture, PictureOrigin, Pictures, PictureShape } from './port.ts'

/** Grows when drawings or their rendering change: old pictures are then made anew. */
const revision = 1
const cacheBytes = 500_000_000
/** A core stays free for everything else; each picture is made by one thread. */
const running = Math.max(1, availableParallelism() - 1)
const waiting = 200
/** Larger files are refused instead of filling the memory. */
const pixelLimit = 60_000_000

sharp.concurrency(1)
sharp.cache(false)

/** Makes pictures in the asked size and format and keeps them in `dataDir`/cache/images; media files stand in `dataDir`/media. */
export function createPictures(dataDir: string, draw: DrawPicture): Pictures {
  const cache = fileCache(path.join(dataDir, 'cache', 'images'), cacheBytes)
  const limited = limiter(running, waiting)
  const making = new Map<string, Promise<Buffer>>()

  const make = async (tag: string, origin: PictureOrigin, shape: PictureShape): Promise<Buffer> => {
    const known = await cache.get(tag)
    if (known) return known
    const made = await limited(() => render(sourceOf(origin, dataDir, draw), shape))
    await cache.put(tag, made)
    return made
  }

  return {
    tagOf: async (origin, shape) => {
      const state = origin.kind === 'file' ? await fileState(mediaFile(dataDir, origin.path)) : ''
      if (state === undefined) return undefined
      const { width, height, format, extend } = shape
      const facts = JSON.stringify([revision, origin, state, width, height, format, extend])
      return createHash('sha256').update(facts).digest('base64url').slice(0, 32)
    },
    make: (tag, origin, shape) => {
      // Whoever asks for a picture that is being made waits for the same one.
      const promise = making.get(tag) ?? make(tag, origin, shape).finally(() => making.delete(tag))
      making.set(tag, promise)
      return promise
    },
  }
}

function sourceOf(origin: PictureOrigin, dataDir: string, draw: DrawPicture): Buffer | string {
  if (origin.kind === 'none') return Buffer.from(noPictureSvg)
  if (origin.kind === 'drawing') return Buffer.from(draw(origin.subject))
  return mediaFile(dataDir, origin.path) ?? ''
}

/** What changes when the file does; undefined where there is none. */
async function fileState(file: string | undefined): Promise<string | undefined> {
  const facts = file === undefined ? undefined : await stat(file).catch(() => undefined)
  return facts?.isFile() ? `${facts.size} ${facts.mtimeMs}` : undefined
}

async function render(source: Buffer | string, shape: PictureShape): Promise<Buffer> {
  const { width, height, format, extend } = shape
  // An SVG is drawn at the size it is needed in; without a density it would be enlarged from 400 pixels.
  const density = Buffer.isBuffer(source) ? (72 * Math.max(width, height)) / 400 : 72
  const picture = sharp(source, { limitInputPixels: pixelLimit, density })
    .rotate()
    .resize(width, height, { fit: extend ? 'contain' : 'inside', background: '#ffffff' })
  return encoded(picture, format).toBuffer()
}

function encoded(picture: Sharp, format: PictureShape['format']): Sharp {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 })
  if (format === 'jpeg') return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 })
  if (format === 'png') return picture.png({ compressionLevel: 8 })
  return picture.webp({ quality: 80, effort: 2 })
}
