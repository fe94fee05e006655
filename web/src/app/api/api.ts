import { ApiError, isRefusal } from './api-error.ts'
import type { Answer, EventOf, Input, ResourceName } from './resources.ts'
import type { Method, Transport } from './transport.ts'

/** The typed door to the shop. The method is part of the name so that the browser needs no schema to know it. */
export interface Api {
  get<R extends ResourceName, E extends EventOf<R, 'GET'>>(
    resource: R,
    event: E,
    input: Input<R, E>,
  ): Promise<Answer<R, E>>
  post<R extends ResourceName, E extends EventOf<R, 'POST'>>(
    resource: R,
    event: E,
    input: Input<R, E>,
  ): Promise<Answer<R, E>>
  /** Untyped form for query keys, see queries.ts. */
  call(resource: string, method: Method, event: string, input: object): Promise<unknown>
}

/**
 * Builds the api over a transport; a refusal is thrown as ApiError, so an answer in hand is always a good one.
 * @param wordsForRefusals what a refusal waits for, so that whoever shows it has words for it; never rejects
 */
export function createApi(
  transport: Transport,
  wordsForRefusals: () => Promise<void> = () => Promise.resolve(),
): Api {
  const call = async (resource: string, method: Method, event: string, input: object): Promise<unknown> => {
    try {
      return accept(await transport(resource, method, { event, ...input }))
    } catch (error) {
      // Without a shop there are no further words either; those for that are on every page.
      if (!isRefusal(error, 'OFFLINE')) await wordsForRefusals()
      throw error
    }
  }
  return {
    call,
    get: async (resource, event, input) => (await call(resource, 'GET', event, input as object)) as never,
    post: async (resource, event, input) => (await call(resource, 'POST', event, input as object)) as never,
  }
}

function accept(answer: unknown): unknown {
  if (!isEnvelope(answer)) throw new ApiError({ code: 'UNEXPECTED_ANSWER', message: '', fields: {} })
  const refused = answer.status === 'ERROR' || (answer.status === 'WARNING' && answer.validator === 'X')
  if (!refused) return answer
  const { code = 'TECHNICAL_ERROR', message = '', fields = {}, ...data } = answer
  throw new ApiError({ code, message, fields, data: { ...data } })
}

interface Envelope {
  status: 'OK' | 'ERROR' | 'WARNING'
  code?: string
  message?: string
  validator?: string
  fields?: Record<string, string>
}

function isEnvelope(answer: unknown): answer is Envelope {
  return typeof answer === 'object' && answer !== null && 'status' in answer
}
