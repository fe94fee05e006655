/** What a drawing is made from: the article's own data, so that format and colour are true to it. */
export interface PictureSubject {
  /** Article number or category id: makes pictures of one drawing differ, and the same one again look the same. */
  matnr: string
  /** Name of the drawing, e.g. "tile"; '' and unknown ones are for whoever draws to decide. */
  drawing: string
  /** German name. */
  name: string
  brand: string
  /** German values by key; numbers as decimal text, of a range its beginning. */
  attributes: Readonly<Record<string, string>>
}

/** Draws a subject as SVG on a field of 400 × 400; quick, and without reading anything. */
export type DrawPicture = (subject: PictureSubject) => string

/** Where a picture comes from. */
export type PictureOrigin =
  | { kind: 'none' }
  | { kind: 'drawing'; subject: PictureSubject }
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
