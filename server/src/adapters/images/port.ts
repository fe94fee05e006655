import type { ArticlePicture } from './generated/picture.ts'

/** Where a picture comes from: drawings are made from the article's or category's own data. */
export type PictureOrigin =
  | { kind: 'none' }
  | { kind: 'article'; picture: ArticlePicture }
  | { kind: 'category'; category: { id: string; name: string; drawing: string } }
  /** A file below the media folder. */
  | { kind: 'file'; path: string }

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
  /** What stands for the picture's bytes: changes when they would. Undefined where the origin is missing. */
  tagOf: (origin: PictureOrigin, shape: PictureShape) => Promise<string | undefined>
  /** The picture's bytes, from the cache or made now. Throws `TooBusy`; any other error means a broken file. */
  make: (tag: string, origin: PictureOrigin, shape: PictureShape) => Promise<Buffer>
}

/** More pictures wait to be made than will be ready in time. */
export class TooBusy extends Error {}
