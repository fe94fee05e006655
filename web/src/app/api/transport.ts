export type Method = 'GET' | 'POST'

/** Carries one event to the shop and brings back its answer envelope: in the browser over HTTP, on the server in process. */
export type Transport = (
  resource: string,
  method: Method,
  payload: Record<string, unknown>,
) => Promise<unknown>
