import { hash, randomBytes } from 'node:crypto'

/** A new opaque token: 256 random bits; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => hash('sha256', token, 'base64url')
