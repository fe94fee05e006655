import { createHash, createHmac } from 'node:crypto'

const dayLength = 24 * 3600 * 1000

/**
 * The token by which the portal knows a visitor the shop sends. Both sides calculate it from the shared secret and the
 * day (UTC), at whose end it ends; form and hash are the portal's.
 */
export function portalToken(
  { secret, portal, user, roles }: { secret: string; portal: string; user: string; roles: string },
  now: Date,
): string {
  const day = Math.floor(now.getTime() / dayLength)
  return md5(secret + md5(`${secret}${portal}${user}${roles}${day}`))
}

/** A name for the visitor that tells the portal nothing about him, always the same one. */
export const portalUser = (secret: string, owner: string): string =>
  createHmac('sha256', secret).update(owner).digest('hex').slice(0, 24)

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
