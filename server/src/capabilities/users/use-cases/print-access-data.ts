import type { users } from '@shop/contract/resources/users'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { printAccessData } from '../../password/public.ts'
import { accessTarget } from '../access-target.ts'

/** PRINT_ACCESS_DATA: the letter is the only place where the password can be read; the shop keeps none of both. */
export const printAccess: UseCase<typeof users, 'PRINT_ACCESS_DATA'> = async (input, context) => {
  const { db } = context
  const user = await accessTarget(input.user_id, context, 'password')
  const { name, content } = await printAccessData(db, user, context)
  await audit(db, context, { action: 'send-access-data', object: user.userId, detail: 'letter' })
  return { name, pdf: content.toString('base64') }
}
