import { readFile } from 'node:fs/promises'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that need a page first, then all others, each in Vitest's order. A worker goes on with the next file only where
 * that one is of its kind; else it ends, and another loads everything anew.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Vitest's way to order files, which is no array's.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files)
    const needPage = await Promise.all(sorted.map(needsPage))
    return [...sorted.filter((_, place) => needPage[place]), ...sorted.filter((_, place) => !needPage[place])]
  }
}

const needsPage = async ({ moduleId }: TestSpecification): Promise<boolean> =>
  (await readFile(moduleId, 'utf8')).includes('@vitest-environment happy-dom')
