const strict = { fatal: true } as const

/**
 * Text of a file whose encoding nobody says: by its mark, UTF-16 without one by its empty bytes, UTF-8 where it is that, else as
 * Windows writes. Numbers and quantities are the same in code page 850.
 */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes[1] === 0 && bytes[3] === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0 && bytes[2] === 0) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', strict).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
