import type { ArticlePicture } from './generated/picture.ts'

/** Where a picture comes from: drawings are made from the article's or category's own data. */
export type PictureOrigin =
  | { kind: 'none' }
  | { kind: 'article'; picture: ArticlePicture }
  | { kind: 'category'; category: { id: string; name: string; drawing: string } }
  /** A file below the media folder. */
  | { kind: 'file'; path: string }
  /**
   * A file of another server, shown only where the installation lists that server. `named`: by the shop's own data, or
   * by whoever asks.
   */
  | { kind: 'web'; address: string; named: 'by-shop' | 'by-visitor' }

export interface FoundPicture {
  origin: PictureOrigin
  /**
   * Who may have it: everybody, where guests see the catalogue; who may enter the shop, while they do not; or some, for
   * whom its article is kept. No shared cache may hold the latter two.
   */
  audience: 'everybody' | 'customers' | 'some'
}

export const pictureFormats = ['webp', 'avif', 'jpeg', 'png'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export interface PictureShape {
  /** Pixels. */
  width: number
  height: number
  format: PictureFormat
  /** Fill up to exactly width × height with white instead of ending where the picture ends. */
  extend: boolean
}

export interface Pictures {
  /**
   * What stands for the picture's bytes: changes when they would. Undefined where the origin is missing; throws
   * `PictureRefused` for an address that is not listed.
   */
  tagOf: (origin: PictureOrigin, shape: PictureShape) => Promise<string | undefined>
  /**
   * The picture's bytes, from the cache or made now. Throws `TooBusy`, or `PictureRefused` where another server gives
   * no picture; any other error means a broken file.
   */
  make: (tag: string, origin: PictureOrigin, shape: PictureShape) => Promise<Buffer>
}

/** More pictures wait to be made than will be ready in time. */
export class TooBusy extends Error {}

/** Why another server's file is not shown. */
export type RefusalReason =
  | 'not-listed'
  | 'internal'
  | 'missing'
  | 'unreachable'
  | 'too-slow'
  | 'too-large'
  | 'not-a-picture'

export class PictureRefused extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason) {
    super(`the picture is refused: ${reason}`)
    this.reason = reason
  }
}
