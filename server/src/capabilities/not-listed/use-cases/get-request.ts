import type { notlistedproducts } from '@shop/contract/resources/notlistedproducts'
import type { UseCase } from '#server/http/context.ts'
import { findRequest } from '../store.ts'

/** GET_REQUEST */
export const getRequest: UseCase<typeof notlistedproducts, 'GET_REQUEST'> = async (
  { request_id: id },
  { db, config, fail },
) => {
  const found = await findRequest(db, id)
  if (found === undefined) throw fail('NOT_FOUND')
  const { createdAt, doneAt, attachmentName: name, attachmentBytes: bytes, ...request } = found
  const url = `${config.basePath}download/request-attachment?request_id=${id}`
  return {
    request: {
      ...request,
      createdAt: createdAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
      attachment: name === '' ? null : { name, bytes, url },
    },
  }
}
