import { z } from 'zod'
import type { JobHandler } from '../jobs/public.ts'
import { queueAccountMail } from '../mails/public.ts'
import {
  countPasswordTokens,
  createPasswordToken,
  findAccessUser,
  findByNameOrMail,
} from '../users/public.ts'
import { mailAccessData } from './access-data.ts'

const hour = 3_600_000
/** Links for one user in an hour: whoever plays with the form does not fill somebody's mailbox. */
const mostPerHour = 3

/** Job 'access-data': invites a new user, unless he has left or been locked meanwhile, or has a password by now. */
export const handleAccessDataJob: JobHandler = async (payload, { db, config, now }) => {
  const { userId } = z.object({ userId: z.string() }).parse(payload)
  const user = await findAccessUser(db, userId)
  if (user === undefined || !user.isActive || !user.initialPassword || user.mail === '') return
  await mailAccessData(db, user, { now, config })
}

/**
 * Job 'forgot-password': looks for whom the visitor named and sends the link. It happens here so that the visitor's
 * answer takes the same time whether there is somebody or not.
 */
export const handleForgotPasswordJob: JobHandler = async (payload, { db, config, now }) => {
  const { name } = z.object({ name: z.string() }).parse(payload)
  for (const user of await findByNameOrMail(db, name)) {
    if (!user.isActive || user.mail === '') continue
    const since = new Date(now.getTime() - hour)
    if ((await countPasswordTokens(db, user.userId, since)) >= mostPerHour) continue
    if (user.initialPassword) {
      await queueAccountMail(db, 'password-initial', { user, config })
      continue
    }
    const expiresAt = new Date(now.getTime() + hour)
    const token = await createPasswordToken(db, { userId: user.userId, purpose: 'reset', expiresAt }, now)
    await queueAccountMail(db, 'password-reset', { user, token, config })
  }
}
