import type { DatanormFile } from './read-file.ts'

/**
 * What files say of the keys of groups: two that mean different things by one are of different assortments, and would share
 * its discount and name.
 */
export class KeysOfFiles {
  readonly #met = new Map<string, { file: DatanormFile; said: string }>()

  /** What another file said of this key, where this one says something else. */
  otherThan(file: DatanormFile, key: string, said: string): string | undefined {
    const before = this.#met.get(key)
    this.#met.set(key, { file, said })
    return before === undefined || before.file === file || before.said === said ? undefined : before.said
  }
}
