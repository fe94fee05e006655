import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BarcodeType } from '@shop/contract/labels'
import sharp from 'sharp'
import { barcodeOf } from '../adapters/images/generated/barcode.ts'

/** A film for Chromium's camera: a code as our labels have it, printed on white, lying on a grey table. */
export async function filmCode(
  type: BarcodeType,
  text: string,
): Promise<{ file: string; remove: () => Promise<void> }> {
  const { columns, rows, boxes } = barcodeOf(type, text)
  const module = Math.floor(440 / columns)
  const height = rows === 1 ? 160 : module
  const bars = boxes.map(
    ({ x, y, width }) =>
      `<rect x="${100 + x * module}" y="${(rows === 1 ? 160 : 60) + y * module}" width="${width * module}" height="${height}"/>`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
    <rect width="640" height="480" fill="#777"/><rect x="40" y="20" width="560" height="440" fill="#fff"/>${bars.join('')}</svg>`
  const picture = await sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer()
  const folder = await mkdtemp(join(tmpdir(), 'film-'))
  const file = join(folder, 'code.mjpeg')
  // One picture after the other is all that such a film is.
  await writeFile(file, Buffer.concat([picture, picture, picture]))
  return { file, remove: () => rm(folder, { recursive: true }) }
}
