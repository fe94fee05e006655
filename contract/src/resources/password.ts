import { z } from 'zod'
import { defineResource } from '../define-resource.ts'

/** Codes a link of a mail can be refused with (specification section 4: missing, not found, expired; initial users). */
const tokenCodes = [
  'RESET_TOKEN_MISSING',
  'RESET_TOKEN_INVALID',
  'RESET_TOKEN_EXPIRED',
  'INITIAL_USER',
  'TOO_MANY_ATTEMPTS',
] as const

const token = z.string().trim().max(200)

export const password = defineResource('password', {
  FORGOT_PASSWORD: {
    method: 'POST',
    access: 'open',
    summary:
      'Sends a link for a new password to the user of this name or mail address. The answer is the same whether there is one or not.',
    input: z.object({
      user_alias: z.string().trim().min(1).max(120),
      /** Solution of the challenge of misc GET_CAPTCHA. */
      captcha: z.string().max(4000).default(''),
    }),
    output: z.object({}),
    errors: ['INVALID_CAPTCHA', 'TOO_MANY_ATTEMPTS'],
  },
  CHECK_TOKEN: {
    method: 'POST',
    readOnly: true,
    access: 'open',
    summary: 'Whose link it is, and whether it is an invitation or for a forgotten password.',
    input: z.object({ token }),
    output: z.object({ user_alias: z.string(), purpose: z.enum(['reset', 'invitation']) }),
    errors: tokenCodes,
  },
  RESET_PASSWORD: {
    method: 'POST',
    access: 'open',
    summary: 'Sets a new password by a link, which works once; every session of the user ends.',
    input: z.object({
      token,
      password_new1: z.string().max(256),
      password_new2: z.string().max(256),
    }),
    output: z.object({}),
    errors: tokenCodes,
  },
})
