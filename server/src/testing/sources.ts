import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

/** The repository's folder, for tests about its files. */
export const repository = path.join(import.meta.dirname, '../../..')

type Source = { file: string; imports: { specifier: string; typesOnly: boolean }[] }

/** The TypeScript files below a folder of the repository, without tests and what is generated. */
export async function sources(folder: string): Promise<Source[]> {
  const entries = await readdir(path.join(repository, folder), { recursive: true, withFileTypes: true })
  const files = entries
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|gen)\.tsx?$/.test(entry.name),
    )
    .map((entry) => path.relative(repository, path.join(entry.parentPath, entry.name)))
  return Promise.all(
    files.map(async (file) => ({
      file,
      imports: importsIn(await readFile(path.join(repository, file), 'utf8')),
    })),
  )
}

const importing = /^(?:import|export)\s(type\s)?[^'";]*?from '([^']+)'|import\('([^']+)'\)/gm

const importsIn = (text: string): Source['imports'] =>
  [...text.matchAll(importing)].map(([, types, named, loaded]) => ({
    specifier: named ?? loaded ?? '',
    typesOnly: types !== undefined,
  }))

/** What an import of a file names: a path from the repository's folder, or a package. */
export function target(file: string, specifier: string): string {
  if (specifier.startsWith('#server/')) return `server/src/${specifier.slice(8)}`
  if (specifier.startsWith('#web/')) return `web/src/${specifier.slice(5)}`
  if (specifier.startsWith('@shop/')) return specifier.replace(/^@shop\/(\w+)/, '$1/src')
  return specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier
}
