import { inflateSync } from 'node:zlib'

type Table = { tag: number; checksum: number; content: Buffer }

/**
 * The OpenType font inside a WOFF 1.0 file. The PDF library can read WOFF itself, but unpacks it anew for every
 * document, which took ten times as long as the whole rest of a letter.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const flavour = woff.readUInt32BE(4)
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, 44 + index * 20))
  const header = Buffer.alloc(12 + count * 16)
  const power = Math.floor(Math.log2(count))
  header.writeUInt32BE(flavour, 0)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE(count * 16 - 2 ** power * 16, 10)

  const parts: Buffer[] = [header]
  let offset = header.length
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = 12 + index * 16
    for (const [place, value] of [tag, checksum, offset, content.length].entries())
      header.writeUInt32BE(value, entry + place * 4)
    const padding = Buffer.alloc(-content.length & 3)
    parts.push(content, padding)
    offset += content.length + padding.length
  }
  return Buffer.concat(parts)
}

function readTable(woff: Buffer, at: number): Table {
  const [tag = 0, offset = 0, packed = 0, length = 0, checksum = 0] = [0, 4, 8, 12, 16].map((place) =>
    woff.readUInt32BE(at + place),
  )
  const stored = woff.subarray(offset, offset + packed)
  return { tag, checksum, content: packed < length ? inflateSync(stored) : stored }
}
