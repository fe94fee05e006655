import { ApiError } from './api/api-error.ts'

/**
 * The content of a chosen file or of a piece of it.
 *
 * @throws {ApiError} FILE_GONE where it was changed or moved away since it was chosen; the browser does not say which
 */
export async function bytesOf(piece: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await piece.arrayBuffer())
  } catch {
    throw new ApiError({ code: 'FILE_GONE', message: '', fields: {} })
  }
}

/** Bytes as they travel in JSON. */
export function asBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 32_768)
    text += String.fromCharCode(...bytes.subarray(start, start + 32_768))
  return btoa(text)
}
