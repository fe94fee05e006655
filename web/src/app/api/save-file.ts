import { wordsForRefusals } from '../errors/words-for-refusals.ts'
import type { I18n } from '../i18n/i18n.ts'
import { saveBlob } from '../save-blob.ts'
import { ApiError } from './api-error.ts'

/**
 * Saves a file the shop makes, under the name it gives it. A refusal is thrown as ApiError, as one of the API: a plain link
 * would leave the reader with a failed download and no reason.
 */
export async function saveFile(address: string, i18n: I18n): Promise<void> {
  const response = await fetch(address, { headers: { accept: '*/*' } }).catch(() => {
    throw new ApiError({ code: 'OFFLINE', message: '', fields: {} })
  })
  if (!response.ok) {
    const refusal = await refusalOf(response)
    await wordsForRefusals(i18n)
    throw refusal
  }
  saveBlob(nameOf(response), await response.blob())
}

const nameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? ''

async function refusalOf(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
  const { code, message, ...data } = answer
  if (typeof code !== 'string') return new ApiError({ code: 'UNEXPECTED_ANSWER', message: '', fields: {} })
  return new ApiError({ code, message: String(message), fields: {}, data })
}
