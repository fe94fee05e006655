/** Umlauts and squares (m²) of code page 850, which files of the trade are in: their bytes are hardly ever met elsewhere. */
const codePage850: Readonly<Record<number, string>> = {
  0x81: 'ü',
  0x84: 'ä',
  0x8e: 'Ä',
  0x94: 'ö',
  0x99: 'Ö',
  0x9a: 'Ü',
  0xe1: 'ß',
  0xfd: '²',
}
const umlautsOfWindows = new Set([0xc4, 0xd6, 0xdc, 0xdf, 0xe4, 0xf6, 0xfc])

/**
 * Reads the text of a file by its bytes: UTF-16 and UTF-8 by their marks, UTF-8 where all of it is, then code page 850 where
 * there are umlauts of it and none of Windows-1252, else that.
 * @returns undefined where it is no text, as a workbook or a picture is none
 */
export function bytesToText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const isCodePage850 =
      bytes.some((byte) => codePage850[byte] !== undefined) &&
      !bytes.some((byte) => umlautsOfWindows.has(byte))
    const text = new TextDecoder('windows-1252').decode(bytes)
    if (!isCodePage850) return text
    return Array.from(bytes, (byte, place) => codePage850[byte] ?? text[place]).join('')
  }
}
