import { createHash } from 'node:crypto'
import type { FieldErrors } from '@shop/contract/answer'
import type { Parsed } from '@shop/contract/define-resource'
import type { notlistedproducts } from '@shop/contract/resources/notlistedproducts'
import type { UseCase } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { audit } from '../../audit/public.ts'
import { missingInLines, writtenLines } from '../complete.ts'
import { mimeOf } from '../file-kind.ts'
import { queueRequestMails } from '../queue-mails.ts'
import { countRequests, findByKey, insertRequest } from '../store.ts'

type Sent = Parsed<typeof notlistedproducts, 'SEND_REQUEST'>
type File = { name: string; content: Buffer }

/** Requests a customer may send in an hour: each writes two mails and keeps a file. */
const mostAnHour = 20
const hour = 3_600_000

/** SEND_REQUEST: request, mails and audit entry are one transaction; a repeated key finds its request again. */
export const sendRequest: UseCase<typeof notlistedproducts, 'SEND_REQUEST'> = async (input, context) => {
  const { db, actor, now, fail, invalid } = context
  const file = fileOf(input)
  const mime = file && mimeOf(file.name, file.content)
  const problems = file === undefined ? missingInLines(input.positions) : problemOf(file, mime)
  if (Object.keys(problems).length > 0) throw invalid(problems)

  const { idempotency_key: key, remark, customer_reference: customerReference, ...rest } = input
  const attachment = file && mime !== undefined ? { ...file, mime } : undefined
  const positions = writtenLines(input.positions)
  const of = { userId: signedInUser(actor).userId, kunnr: actor.kunnr, key }
  const content = createHash('sha256')
    .update(JSON.stringify({ remark, customerReference, ...rest }))
    .digest('base64url')
  const id = await insertRequest(db, {
    ...of,
    content,
    positions,
    remark,
    customerReference,
    attachmentName: attachment?.name ?? '',
    attachmentMime: attachment?.mime ?? '',
    attachment: attachment?.content ?? null,
    createdAt: now,
  })
  if (id === undefined) {
    const known = await findByKey(db, of)
    if (known?.content !== content) throw fail('IDEMPOTENCY_CONFLICT')
    return { request_id: known.id, repeated: true }
  }
  if ((await countRequests(db, actor.kunnr, new Date(now.getTime() - hour))) > mostAnHour)
    throw fail('TOO_MANY_ATTEMPTS')

  await queueRequestMails(context, { id, positions, customerReference, remark, attachment })
  await audit(db, context, { action: 'send-request', object: id })
  return { request_id: id, repeated: false }
}

/** The file that was sent along, by the last part of its path. */
function fileOf({ attachment, attachment_name: path }: Sent): File | undefined {
  if (attachment === '' && path === '') return undefined
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  return { name, content: Buffer.from(attachment, 'base64') }
}

function problemOf({ content }: File, mime: string | undefined): FieldErrors {
  if (content.length === 0) return { attachment: 'REQUIRED' }
  return mime === undefined ? { attachment: 'UNKNOWN_VALUE' } : {}
}
