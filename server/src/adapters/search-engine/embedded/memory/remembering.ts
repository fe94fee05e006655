/**
 * The same function, which keeps what it gave for the last arguments: from `most` to twice as many of them. For
 * functions that depend on nothing else and whose results nobody changes.
 */
export function remembering<T extends object | string | number>(
  compute: (key: string) => T,
  most: number,
): (key: string) => T {
  let recent = new Map<string, T>()
  let older = recent
  return (key) => {
    const known = recent.get(key)
    if (known !== undefined) return known
    const result = older.get(key) ?? compute(key)
    if (recent.size >= most) [older, recent] = [recent, new Map()]
    recent.set(key, result)
    return result
  }
}
