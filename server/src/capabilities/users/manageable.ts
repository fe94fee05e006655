import { type Permission, permissionNames, permissions } from '@shop/contract/permissions'

type Target = { userId: string; master: boolean; actsForOthers: boolean }
type By = { userId: string; master: boolean }

/**
 * What may be changed of a user by who manages: of a master user nothing by somebody who is none, since whoever prints an
 * initial password could sign in with it; for the same reason nothing but his shop access of somebody who acts for
 * customers that who manages does not.
 */
export function changeableOf(target: Target, by: By): 'all' | 'access' | 'nothing' {
  if (target.master && !by.master && target.userId !== by.userId) return 'nothing'
  return target.actsForOthers ? 'access' : 'all'
}

/** Permissions somebody may give others: his own, but for those that only support changes. */
export const givable = (held: ReadonlySet<Permission>): Permission[] =>
  permissionNames.filter((name) => !permissions[name].supportOnly && held.has(name))

/** Every permission, whether a user holds it, and whether somebody who holds `own` may give or take it. */
export function permissionsOf(held: ReadonlySet<string>, own: ReadonlySet<Permission>) {
  return permissionNames.map((name) => ({
    name,
    held: held.has(name),
    changeable: !permissions[name].supportOnly && (held.has(name) || own.has(name)),
  }))
}

/**
 * What has to be given and taken so that a user holds the wanted ones; those that only support changes are left as they
 * are. Undefined where something is wanted that may not be given.
 */
export function permissionChanges(
  wanted: ReadonlySet<Permission>,
  held: ReadonlySet<string>,
  own: ReadonlySet<Permission>,
): { given: Permission[]; taken: Permission[] } | undefined {
  const allowed = new Set(givable(own))
  const given = [...wanted].filter((name) => !held.has(name))
  if (given.some((name) => !allowed.has(name))) return undefined
  const taken = permissionNames.filter(
    (name) => held.has(name) && !wanted.has(name) && !permissions[name].supportOnly,
  )
  return { given, taken }
}

/**
 * Whether who holds `own` may give a user a password, or the address its link is mailed to: with either he could sign in
 * as him, and do what he may not himself.
 */
export const mayGiveWayIn = (held: readonly string[], own: ReadonlySet<string>): boolean =>
  held.every((name) => own.has(name))
