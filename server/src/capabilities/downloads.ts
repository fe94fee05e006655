import type { Download } from '#server/http/downloads.ts'
import { documentDownload } from './documents/document-download.ts'

/** Every file the shop hands out besides the API. */
export const downloads: readonly Download[] = [documentDownload]
