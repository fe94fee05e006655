import { createHash, randomBytes } from 'node:crypto'

/** A new opaque token: 256 random bits; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Idle and absolute limits of a session in milliseconds. */
export const sessionLimits = {
  idle: 12 * 3_600_000,
  absolute: 30 * 24 * 3_600_000,
  guest: 30 * 24 * 3_600_000,
}
