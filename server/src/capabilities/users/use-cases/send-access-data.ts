import type { users } from '@shop/contract/resources/users'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { mailAccessData } from '../../password/public.ts'
import { accessTarget } from '../access-target.ts'
import { countPasswordTokens } from '../password-tokens.ts'

const hour = 3_600_000
/** Links for one user in an hour, as for a forgotten password: nobody fills a mailbox with them. */
const mostPerHour = 3

/** SEND_ACCESS_DATA: by mail; a user without an address gets a letter or an initial password instead. */
export const sendAccessData: UseCase<typeof users, 'SEND_ACCESS_DATA'> = async (input, context) => {
  const { db, now, fail } = context
  const user = await accessTarget(input.user_id, context, 'mail')
  if (user.mail === '') throw fail('STATE_NOT_ALLOWED')
  const sent = await countPasswordTokens(db, user.userId, new Date(now.getTime() - hour))
  if (sent >= mostPerHour) throw fail('TOO_MANY_ATTEMPTS')
  await mailAccessData(db, user, context)
  await audit(db, context, { action: 'send-access-data', object: user.userId, detail: 'mail' })
  return {}
}
