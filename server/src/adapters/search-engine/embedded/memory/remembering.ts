import { Recent } from './recent.ts'

/**
 * The same function, which keeps what it gave for the last arguments: from `most` to twice as many of them. For
 * functions that depend on nothing else and whose results nobody changes.
 */
export function remembering<T extends object | string | number>(
  compute: (key: string) => T,
  most: number,
): (key: string) => T {
  const recent = new Recent<T>(most)
  return (key) => recent.get(key, compute)
}
