import { randomBytes } from 'node:crypto'
import type { Db } from '#server/db/connection.ts'
import { captchaKeys, solvedCaptchas } from './tables.ts'

const name = 'signature'

/** The key of this installation; whoever asks first makes it. */
export async function captchaKey(db: Db): Promise<string> {
  const [found] = await db.select({ secret: captchaKeys.secret }).from(captchaKeys)
  if (found !== undefined) return found.secret
  await db
    .insert(captchaKeys)
    .values({ name, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [made] = await db.select({ secret: captchaKeys.secret }).from(captchaKeys)
  if (made === undefined) throw new Error('the key of the captcha was not kept')
  return made.secret
}

/** Notes that a challenge is used up; false when it already was. */
export async function useUp(db: Db, signature: string, now: Date): Promise<boolean> {
  const noted = await db
    .insert(solvedCaptchas)
    .values({ signature, solvedAt: now })
    .onConflictDoNothing()
    .returning({ signature: solvedCaptchas.signature })
  return noted.length > 0
}
