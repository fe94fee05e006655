import type * as define from '@shop/contract/define-resource'
import type { ResourceName as Name, resources } from '@shop/contract/resources/all'
import type { Method } from './transport.ts'

/** The contract seen from the browser: types only, so that no schema library is loaded. */
type Resources = typeof resources

export type ResourceName = Name

/** Names of the resource's events of one method. */
export type EventOf<R extends ResourceName, M extends Method> = {
  [E in keyof Resources[R]['events']]: Resources[R]['events'][E] extends { method: M } ? E : never
}[keyof Resources[R]['events']] &
  string

/** What the event takes, without `event` itself. */
export type Input<R extends ResourceName, E extends string> = E extends keyof Resources[R]['events']
  ? define.Input<Resources[R], E>
  : never

/** What the event answers, as it travels: decimals and dates are texts. */
export type Answer<R extends ResourceName, E extends string> = E extends keyof Resources[R]['events']
  ? define.Output<Resources[R], E>
  : never
