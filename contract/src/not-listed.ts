/** Files a request for products that are not listed may carry, by the ending of their name. */
export const attachmentMimes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type AttachmentEnding = keyof typeof attachmentMimes

/** The ending of a file's name where such a file may be sent. */
export function attachmentEnding(name: string): AttachmentEnding | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(attachmentMimes, ending) ? (ending as AttachmentEnding) : undefined
}

/** Largest file of a request, in bytes: a photo of a telephone. */
export const largestAttachment = 5 * 1024 ** 2
/** Most lines of a request; more of them are a table to send along. */
export const mostRequestLines = 50
