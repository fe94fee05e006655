import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

const versions = z.record(z.string(), z.string()).default({})
const entry = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  link: z.boolean().default(false),
  dependencies: versions,
  optionalDependencies: versions,
})

const file = path.join(import.meta.dirname, '../../package-lock.json')
const { packages } = z
  .object({ packages: z.record(z.string(), entry) })
  .parse(JSON.parse(await readFile(file, 'utf8')))

/** The entry Node would find for a name that the package in `folder` imports. */
function found(folder: string, name: string): z.infer<typeof entry> | undefined {
  for (let place = folder; ; place = path.posix.dirname(place)) {
    const inside = place === '.' ? '' : place
    const here = packages[path.posix.join(inside, 'node_modules', name)]
    if (here !== undefined || inside === '') return here
  }
}

// npm leaves out what the machine it ran on had no use for, and `npm ci` then refuses the lock on all machines.
test('the lock has an entry for every package that one of its packages wants, for whatever platform', () => {
  const missing = Object.entries(packages).flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => found(folder, name) === undefined)
      .map((name) => `${name} of ${folder}`),
  )
  expect(missing).toEqual([])
})

test('a package that is built for each platform has one version on all of them', () => {
  const others = Object.entries(packages).flatMap(([folder, { optionalDependencies }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, wanted]) => /^\d/.test(wanted) && found(folder, name)?.version !== wanted)
      .map(([name, wanted]) => `${name}@${wanted} of ${folder}`),
  )
  expect(others).toEqual([])
})

test('the lock names no registry, so that each house installs from its own', () => {
  const addresses = Object.values(packages).flatMap(({ link, resolved }) =>
    link || resolved === undefined ? [] : [resolved],
  )
  expect(addresses).toEqual([])
})
