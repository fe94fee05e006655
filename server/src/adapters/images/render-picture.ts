import sharp, { type Sharp } from 'sharp'
import type { PictureFormat, PictureShape } from './port.ts'

/** Larger files are refused instead of filling the memory. */
const pixelLimit = 60_000_000
/** Seconds after which a picture counts as made to waste time. */
const patience = 15

/**
 * Turns a drawing or a file into a picture of the shape.
 * @param source SVG or picture bytes, or the path of a file
 */
export async function renderPicture(source: Buffer | string, shape: PictureShape): Promise<Buffer> {
  const { width, height, format, extend } = shape
  const picture = sharp(source, { limitInputPixels: pixelLimit })
    .rotate()
    .resize(width, height, { fit: extend ? 'contain' : 'inside', background: '#ffffff' })
    .timeout({ seconds: patience })
  return encoded(picture, format).toBuffer()
}

function encoded(picture: Sharp, format: PictureFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 1 })
  if (format === 'jpeg') return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 })
  if (format === 'png') return picture.png({ compressionLevel: 8 })
  return picture.webp({ quality: 80, effort: 2 })
}
