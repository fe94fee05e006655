import type { HttpAnswer } from './answers.ts'
import type { Transport } from './page-entry.ts'
import type { Dispatch, Visitor } from './resource.ts'

/**
 * Calls of a page being rendered: the same way in, as its visitor. The answer's schema has written everything as it
 * travels, so that the browser gets the same by JSON.
 *
 * @param onFailure takes what failed while the visitor was read, and answers in its place
 */
export function pageTransport(
  dispatch: Dispatch,
  visitor: Promise<Visitor>,
  onFailure: (error: unknown) => HttpAnswer,
): Transport {
  // What is thrown here would stand in the page, statement and all.
  const known = visitor.catch(onFailure)
  return async (resource, method, payload) => {
    const who = await known
    if ('http' in who) return who.body
    const answer = await dispatch({
      resource,
      method,
      payload,
      expectedKunnr: undefined,
      expectedUser: undefined,
      visitor: who,
    })
    return answer.body
  }
}
