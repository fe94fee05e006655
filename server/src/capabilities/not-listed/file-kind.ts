import { type AttachmentEnding, attachmentEnding, attachmentMimes } from '@shop/contract/not-listed'

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpegStart = Buffer.from([0xff, 0xd8, 0xff])
const zipStart = Buffer.from([0x50, 0x4b, 0x03, 0x04])

const startsWith = (start: Buffer) => (content: Buffer) => content.subarray(0, start.length).equals(start)
const isJpeg = startsWith(jpegStart)

/** Whether the content is what the ending says. */
const isWhatItSays: Readonly<Record<AttachmentEnding, (content: Buffer) => boolean>> = {
  pdf: startsWith(Buffer.from('%PDF-')),
  png: startsWith(pngStart),
  jpg: isJpeg,
  jpeg: isJpeg,
  csv: (content) => !content.some(isControl),
  xlsx: isWorkbook,
}

/** Control characters no table has; without zero bytes it is no UTF-16 either. */
const isControl = (byte: number) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d

/** An archive names its files in the clear, so nothing has to be unpacked. Macros are refused whatever their ending. */
function isWorkbook(content: Buffer): boolean {
  return (
    startsWith(zipStart)(content) &&
    content.includes('xl/workbook.xml') &&
    !content.includes('xl/vbaProject.bin')
  )
}

/** The content type of a file that may be sent along; undefined where its name or its content is none of them. */
export function mimeOf(name: string, content: Buffer): string | undefined {
  const ending = attachmentEnding(name)
  return ending !== undefined && isWhatItSays[ending](content) ? attachmentMimes[ending] : undefined
}
