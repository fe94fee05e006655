import { constants } from 'node:zlib'

/**
 * Brotli at a level that costs less than it saves on the way; a window of 256 kB holds a whole page, and a larger one has
 * to be cleared for each.
 */
const usual = {
  encodings: ['br', 'gzip', 'identity'] as ('br' | 'gzip' | 'identity')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
}

/** Answers of the API that fill more than a few packets; small ones would cost more than they save. */
export const answerCompression = { ...usual, threshold: 4096 }

/** Each part of a streamed page is flushed as it comes, or the browser would wait for the last one. */
export const streamedCompression = {
  ...usual,
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  brotliOptions: { ...usual.brotliOptions, flush: constants.BROTLI_OPERATION_FLUSH },
}
