import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { codes } from '@shop/contract/codes'
import { messages } from '@shop/contract/messages'
import { permissions } from '@shop/contract/permissions'
import { expect, test } from 'vitest'
import { registrations } from './capabilities/registrations.ts'
import { notYet } from './http/context.ts'

/** What lint cannot see of the house (docs/architecture.md). */
const root = path.join(import.meta.dirname, '../..')

async function sources(folder: string): Promise<{ file: string; imports: string[] }[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })
  const files = entries
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|gen)\.tsx?$/.test(entry.name),
    )
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(root, file), 'utf8')
      return {
        file,
        imports: [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map((match) => match[1] ?? ''),
      }
    }),
  )
}

/** Imports as paths from the root, for relative and #-imports. */
function target(file: string, specifier: string): string {
  if (specifier.startsWith('#server/')) return `server/src/${specifier.slice(8)}`
  if (specifier.startsWith('#web/')) return `web/src/${specifier.slice(5)}`
  return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier
}

/** Imports that enter another unit of the folder elsewhere than by its doors. */
async function sideEntrances(folder: string, doors: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const { file, imports } of await sources(folder)) {
    const [own = '', ...inner] = file.slice(folder.length + 1).split('/')
    // A file beside the units puts them together and may look inside.
    if (inner.length === 0) continue
    for (const specifier of imports) {
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

/** Events that are described but not served yet. Take one out when it is served; none is ever added. */
const notServedYet = new Set<string>()

test('events that are described but not served only become fewer', () => {
  const unserved = registrations.flatMap(({ resource, handlers }) =>
    Object.entries(handlers)
      .filter(([, handler]) => handler === notYet)
      .map(([event]) => `${resource.name} ${event}`),
  )
  expect(unserved.filter((event) => !notServedYet.has(event))).toEqual([])
})
