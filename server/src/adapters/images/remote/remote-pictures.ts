import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { fileCache } from '../file-cache.ts'
import { limiter } from '../limiter.ts'
import { PictureRefused } from '../port.ts'
import { allowedSources } from './allowed-sources.ts'
import { failureMemory, type NamedBy } from './failure-memory.ts'
import { type FetchOptions, fetchFile } from './fetch-file.ts'
import { isPicture } from './picture-kind.ts'

const cacheBytes = 1_000_000_000
/**
 * Looking up names takes threads that reading files needs as well: one is left over. Addresses that visitors name have
 * a line of their own, so that nobody keeps the shop's own pictures waiting by naming slow ones.
 */
const running: Record<NamedBy, number> = { 'by-shop': 2, 'by-visitor': 1 }
const waiting = 100
const week = 7 * 24 * 3600 * 1000

export interface RemotePictures {
  /** What changes when the file is to be fetched anew: once a week. Throws PictureRefused where it is not listed. */
  stateOf: (address: string) => string
  /** The file as it was fetched: JPEG, PNG, GIF, WebP, AVIF, TIFF or SVG. Throws PictureRefused or TooBusy. */
  read: (address: string, named: NamedBy) => Promise<Buffer>
}

type Options = Pick<Config, 'dataDir' | 'imageSources' | 'internalImageSources'> &
  Omit<FetchOptions, 'permits'> & { now?: () => number }

/** Pictures of the listed servers, kept for a week in `dataDir`/cache/originals so that each size needs no new fetch. */
export function remotePictures({ now = Date.now, ...options }: Options): RemotePictures {
  const permits = allowedSources(options)
  const cache = fileCache(path.join(options.dataDir, 'cache', 'originals'), cacheBytes)
  const limited = {
    'by-shop': limiter(running['by-shop'], waiting),
    'by-visitor': limiter(running['by-visitor'], waiting),
  }
  const failures = failureMemory(now)
  const underWay = new Map<string, Promise<Buffer>>()

  const parse = (address: string): URL => {
    const url = URL.parse(address)
    if (url === null || permits(url) === undefined) throw new PictureRefused('not-listed')
    return url
  }

  const fetched = async (url: URL, named: NamedBy, key: string): Promise<Buffer> => {
    const known = failures.known(url)
    if (known) throw known
    try {
      const file = await limited[named](() => fetchFile(url, { ...options, permits }))
      if (!isPicture(file)) throw new PictureRefused('not-a-picture')
      failures.worked(url)
      await cache.put(key, file)
      return file
    } catch (error) {
      if (error instanceof PictureRefused) failures.failed(url, named, error)
      throw error
    }
  }

  const read = async (url: URL, named: NamedBy, key: string): Promise<Buffer> => {
    const kept = await cache.get(key)
    if (kept) return kept
    try {
      return await fetched(url, named, key)
    } catch (error) {
      // Better last week's picture than none.
      const former = await cache.get(keyOf(url, weekOf(url, now()) - 1))
      if (former) return former
      throw error
    }
  }

  return {
    stateOf: (address) => {
      const url = parse(address)
      return keyOf(url, weekOf(url, now()))
    },
    read: async (address, named) => {
      const url = parse(address)
      const key = keyOf(url, weekOf(url, now()))
      const reading = `${named} ${key}`
      const promise = underWay.get(reading) ?? read(url, named, key).finally(() => underWay.delete(reading))
      underWay.set(reading, promise)
      return promise
    },
  }
}

/** The number of the week an address is in; it begins at a moment of the address's own, so that not all expire at once. */
const weekOf = ({ href }: URL, time: number): number =>
  Math.floor((time + (createHash('sha256').update(href).digest().readUInt32BE() % week)) / week)

const keyOf = ({ href }: URL, number: number): string =>
  createHash('sha256').update(`${number} ${href}`).digest('hex')
