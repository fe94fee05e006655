import { createHash } from 'node:crypto'

/** Short mark of what a key was made from: two keys that would look alike differ in it. */
function mark(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 8)
}

/** Prefix of everything that comes from one supplier: capital letters and digits of his number or name. */
export function supplierPrefix(supplier: string): string {
  const plain = supplier
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
  return plain !== '' && plain.length <= 13
    ? plain
    : `${plain.slice(0, 6)}${mark(supplier).toUpperCase().slice(0, 6)}`
}

/**
 * A business key of prefix and parts, at most 40 characters of letters, digits and . _ / -. Where the key would
 * lose something of its parts (other characters, too long), it carries a mark of the whole instead.
 */
export function businessKey(prefix: string, ...parts: string[]): string {
  const whole = parts.join('\u0000')
  const joined = [prefix, ...parts].join('-')
  const plain = joined.replaceAll(/[^A-Za-z0-9._/-]+/g, '-')
  return plain === joined && plain.length <= 40 ? plain : markedKey(plain, whole)
}

/** The same key made different from one that another article already has. */
export function distinctKey(key: string, ...parts: string[]): string {
  return markedKey(key, `${key}\u0000${parts.join('\u0000')}`)
}

function markedKey(plain: string, source: string): string {
  return `${plain.slice(0, 31).replace(/-+$/, '')}-${mark(source)}`
}
