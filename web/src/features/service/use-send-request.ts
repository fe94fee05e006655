import { attachmentEnding, largestAttachment } from '@shop/contract/not-listed'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '#web/app/api/api-error.ts'
import { asBase64, bytesOf } from '#web/app/file-bytes.ts'
import { randomKey } from '#web/app/random-key.ts'
import { useShop } from '#web/app/use-shop.ts'
import type { WrittenRequest } from './read-request.ts'

/** What the form itself says, beside its fields or above its button. */
export const toldByForm = [
  'INVALID_PARAMS',
  'TOO_MANY_ATTEMPTS',
  'IDEMPOTENCY_CONFLICT',
  'OFFLINE',
  'UNEXPECTED_ANSWER',
  'SESSION_ENDED',
  'FILE_GONE',
] as const

/**
 * Sends a request once: a second click and a repeat after a lost answer carry the same key, whatever was changed since
 * carries another.
 */
export function useSendRequest() {
  const { api } = useShop()
  const last = useRef({ content: '', key: '' })

  function keyOf({ file, lines: _lines, ...written }: WrittenRequest): string {
    const content = JSON.stringify([written, file?.name, file?.size, file?.lastModified])
    if (last.current.content !== content) last.current = { content, key: randomKey() }
    return last.current.key
  }

  return useMutation({
    meta: { handles: toldByForm },
    async mutationFn(written: WrittenRequest) {
      const { lines: _lines, file, ...request } = written
      return api.post('notlistedproducts', 'SEND_REQUEST', {
        ...request,
        ...(file && (await attached(file))),
        idempotency_key: keyOf(written),
      })
    },
  })
}

async function attached(file: File) {
  const problem = problemOf(file)
  if (problem !== undefined)
    throw new ApiError({ code: 'INVALID_PARAMS', message: '', fields: { attachment: problem } })
  return { attachment_name: file.name.slice(-200), attachment: asBase64(await bytesOf(file)) }
}

/** What the shop would say of a file, without sending it; the content is the shop's to check. */
function problemOf({ name, size }: File): string | undefined {
  if (size === 0) return 'REQUIRED'
  if (size > largestAttachment) return 'TOO_LARGE'
  return attachmentEnding(name) === undefined ? 'UNKNOWN_VALUE' : undefined
}
