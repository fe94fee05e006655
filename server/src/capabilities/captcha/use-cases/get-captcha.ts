import type { misc } from '@shop/contract/resources/misc'
import type { UseCase } from '#server/http/context.ts'
import { newChallenge } from '../captcha.ts'

/** GET_CAPTCHA */
export const getCaptcha: UseCase<typeof misc, 'GET_CAPTCHA'> = async (_input, { outside, now }) => ({
  challenge: await newChallenge(outside, now),
})
