import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import { queueAccountMail } from '../mails/public.ts'
import { type AccessUser, createPasswordToken, noteAccessData } from '../users/public.ts'

const day = 24 * 3_600_000
/** How long the link of an invitation counts, as its mail says. */
const invitationLife = 14 * day

/** Sends a user a link with which he chooses a password; what he had until then goes on counting. */
export async function mailAccessData(
  db: Db,
  user: AccessUser,
  { now, config }: { now: Date; config: Config },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + invitationLife)
  const token = await createPasswordToken(db, { userId: user.userId, purpose: 'invitation', expiresAt }, now)
  await queueAccountMail(db, 'invitation', { user, token, config })
  await noteAccessData(db, user.userId, now)
}
