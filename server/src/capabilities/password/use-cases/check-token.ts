import type { password } from '@shop/contract/resources/password'
import type { UseCase } from '#server/http/context.ts'
import { usableToken } from '../check-token.ts'

/** CHECK_TOKEN: so that the form says at once when a link is of no use any more. */
export const checkToken: UseCase<typeof password, 'CHECK_TOKEN'> = async ({ token }, context) => {
  const { alias, purpose } = await usableToken(token, context)
  return { user_alias: alias, purpose }
}
