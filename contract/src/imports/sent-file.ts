/** Bytes of a piece of a file: as base64 it fits the largest body the API takes. */
export const pieceSize = 600_000
/** Largest file staff may send, in bytes. */
export const largestFile = 200 * 1024 ** 2
