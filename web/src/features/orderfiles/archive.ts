/** A file within a ZIP archive, still packed. */
export interface PackedFile {
  name: string
  method: number
  packed: Uint8Array<ArrayBuffer>
}

/** In bytes, all files of an archive that are unpacked together; a small file may claim to be endless. */
const mostUnpacked = 60_000_000

const endOfDirectory = 0x06054b50
const entryOfDirectory = 0x02014b50
const deflated = 8

/** The files of a ZIP archive by its directory; none where it has none that can be read. */
export function filesOfArchive(bytes: Uint8Array<ArrayBuffer>): PackedFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== endOfDirectory) end--
  if (end < 0) return []
  const files: PackedFile[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entryOfDirectory) return []
    const [nameLength, extraLength, remarkLength] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    )
    const start = view.getUint32(at + 42, true)
    if (start + 30 > bytes.length) return []
    // The header beside the file has a name and extras of its own lengths.
    const content = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)))
    const packed = bytes.subarray(content, content + view.getUint32(at + 20, true))
    files.push({ name, method: view.getUint16(at + 10, true), packed })
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (remarkLength ?? 0)
  }
  return files
}

/**
 * Unpacks texts of an archive, as many bytes as are allowed for all of them.
 * @throws RangeError where they are more, TypeError where one is damaged
 */
export function unpacker(): (file: PackedFile) => Promise<string> {
  let left = mostUnpacked
  return async ({ method, packed }) => {
    const plain = new Response(packed).body
    if (plain === null || (method !== 0 && method !== deflated)) throw new TypeError('no text')
    const stream = method === deflated ? plain.pipeThrough(new DecompressionStream('deflate-raw')) : plain
    const decoder = new TextDecoder()
    let text = ''
    for (const reader = stream.getReader(); ;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      left -= value.length
      if (left < 0) {
        await reader.cancel()
        throw new RangeError('too large')
      }
      text += decoder.decode(value, { stream: true })
    }
  }
}
