import { createHash } from 'node:crypto'
import { field, record } from './fields.ts'

export type Group = { id: string; name: string }

/**
 * Keys of so many signs for the shop's categories, which have longer ones: the same category has the same key in every file,
 * unless two of one file would share it.
 */
export function groupKeys(ids: Iterable<string>, width: number): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  const keys = new Map<string, string>()
  for (const id of [...new Set(ids)].toSorted()) {
    for (let attempt = 0; ; attempt += 1) {
      const key = keyOf(`${id}${attempt === 0 ? '' : ` ${attempt}`}`, width)
      if (taken.has(key)) continue
      taken.add(key)
      keys.set(id, key)
      break
    }
  }
  return keys
}

const keyOf = (text: string, width: number): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .toUpperCase()
    .slice(-width)

/** The records of main and product groups (S): a line for each main group, then one for each group in it. */
export function groupRecords(
  groups: readonly { main: Group; group: Group | undefined }[],
  mainKeys: ReadonlyMap<string, string>,
  keys: ReadonlyMap<string, string>,
): string {
  const mains = new Map(groups.map(({ main }) => [main.id, main]))
  const subs = new Map(
    groups.flatMap(({ main, group }) => (group ? [[group.id, { main, group }] as const] : [])),
  )
  return [
    ...[...mains.values()].map(({ id, name }) =>
      record('S', '', mainKeys.get(id) ?? '', field(name, 40), '', ''),
    ),
    ...[...subs.values()].map(({ main, group }) =>
      record('S', '', mainKeys.get(main.id) ?? '', '', keys.get(group.id) ?? '', field(group.name, 40)),
    ),
  ].join('')
}
