import sharp from 'sharp'

export const pictureTypes = ['webp', 'avif', 'jpeg', 'png'] as const
export type PictureType = (typeof pictureTypes)[number]

/**
 * Turns a drawn picture into a file.
 * @param svg as drawn for the same size
 * @returns bytes of the file
 */
export async function renderPicture(
  svg: string,
  { width, height, type }: { width: number; height: number; type: PictureType },
): Promise<Buffer> {
  const image = sharp(Buffer.from(svg)).resize(width, height, { fit: 'cover' })
  if (type === 'png') return image.png({ compressionLevel: 6 }).toBuffer()
  const opaque = image.flatten({ background: '#ffffff' })
  if (type === 'jpeg') return opaque.jpeg({ quality: 82 }).toBuffer()
  return type === 'webp'
    ? opaque.webp({ quality: 80, effort: 2 }).toBuffer()
    : opaque.avif({ quality: 55, effort: 1 }).toBuffer()
}
