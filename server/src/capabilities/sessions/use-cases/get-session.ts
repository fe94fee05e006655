import type { session } from '@shop/contract/resources/session'
import type { UseCase } from '#server/http/context.ts'
import { sessionState } from '../session-state.ts'

/** GET_SESSION */
export const getSession: UseCase<typeof session, 'GET_SESSION'> = async (_input, { actor, language }) =>
  sessionState(actor, language)
