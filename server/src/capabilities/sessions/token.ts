import { createHash, randomBytes } from 'node:crypto'

/** A new opaque token: 256 random bits; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
