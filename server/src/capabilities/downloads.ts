import type { Download } from '#server/http/downloads.ts'
import { articleFileDownload, energyLabelDownload } from './catalogue/files/article-file.ts'
import { archiveDownload } from './documents/archive-download.ts'
import { documentDownload } from './documents/document-download.ts'
import { datanormDownload } from './datanorm/datanorm-download.ts'
import { labelDownload } from './labels/label-download.ts'
import { importReportDownload } from './imports/public.ts'
import { requestAttachmentDownload } from './not-listed/attachment-download.ts'
import { mailDownload } from './staff/mail-download.ts'

/** Every file the shop hands out besides the API. */
export const downloads: readonly Download[] = [
  documentDownload,
  archiveDownload,
  articleFileDownload,
  energyLabelDownload,
  labelDownload,
  datanormDownload,
  mailDownload,
  importReportDownload,
  requestAttachmentDownload,
]
